import { type ExprNode, parse } from 'groq-js'

/** Comments and texts of a query, which may hold what looks like code. */
const NO_CODE = /\/\/.*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g

/** Returns a query with spaces in place of its comments and texts. */
export const eraseTexts = (query: string): string => query.replaceAll(NO_CODE, (text) => ' '.repeat(text.length))

const endComment = (query: string) => (/\/\/.*$/.test(query) ? `${query}\n` : query)

const MAX_CODE_POINT = 0x10_ffff

/** Writes a code point of more than four digits as its character. */
function writeCodePoint(escape: string, digits: string | undefined): string {
  const codePoint = Number.parseInt(digits ?? '', 16)
  return codePoint > 0xffff && codePoint <= MAX_CODE_POINT ? String.fromCodePoint(codePoint) : escape
}

const writeCodePoints = (query: string) =>
  query.replaceAll(NO_CODE, (text) => text.replaceAll(/\\(?:u\{([\da-f]+)\}|.)/gi, writeCodePoint))

/** A function that spaces or comments separate from its arguments, in a query without texts. */
const SPACED_CALL = /(?<=(?<![\w$.])(?!(?:in|match)\s)[a-z_][\w:]*)\s+(?=\()/gi

const GEO_CALL = /(?<![\w:])(?:global::)?geo(?=\()/g

/** Replaces the matches of a pattern that are no part of a comment or text. */
function replaceInCode(query: string, pattern: RegExp, replacement: string): string {
  const matches = Array.from(eraseTexts(query).matchAll(pattern)).toReversed()
  return matches.reduce(
    (text, { index, 0: { length } }) => text.slice(0, index) + replacement + text.slice(index + length),
    query,
  )
}

/** Writes calls as groq-js knows them. It does not know `geo()`, but takes any number of values for `geo::latLng()`. */
const writeCalls = (query: string) => replaceInCode(replaceInCode(query, SPACED_CALL, ''), GEO_CALL, 'geo::latLng')

/**
 * Parses a query. groq-js ends a comment only at the end of its line, cuts code points such as `\u{1F600}` to four
 * digits, and refuses spaces before the arguments of a function.
 */
export function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  const written = writeCodePoints(query)
  try {
    return parse(endComment(written), { params })
  } catch (error) {
    const known = writeCalls(written)
    if (known === written) throw error
    return parse(endComment(known), { params })
  }
}
