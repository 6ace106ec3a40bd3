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

/**
 * Parses a query. groq-js ends a comment only at the end of its line, cuts code points such as `\u{1F600}` to four
 * digits, and does not know `geo()`, but takes any number of values for `geo::latLng()`.
 */
export function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  const written = writeCodePoints(query)
  try {
    return parse(endComment(written), { params })
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Undefined function: geo') throw error
    const calls = Array.from(eraseTexts(written).matchAll(/(?<![\w:])(global::)?geo(?=\s*\()/g)).toReversed()
    const known = calls.reduce(
      (text, { index, 0: { length } }) => `${text.slice(0, index)}geo::latLng${text.slice(index + length)}`,
      written,
    )
    return parse(endComment(known), { params })
  }
}
