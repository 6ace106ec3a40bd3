import type { ExprNode } from 'groq-js'
import { type Place, placeFunctions } from './places.ts'
import { createCall, createLiteral } from './syntax.ts'
import { getWantedWords, matchesTextQuery } from './textQuery.ts'
import { matchesText, rankRepeats } from './textSearch.ts'

/** Separates the parts of a reference that stands for a call. No id contains it. */
const SEPARATOR = '\0'

/** Date and time with a time zone, whose day exists (RFC 3339). */
const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

function isDateTime(text: string): boolean {
  const [, year = '', month = '', day = ''] = DATE_TIME.exec(text) ?? []
  if (year === '') return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const WILDCARDS: Readonly<Record<string, string>> = { '*': '[^.]+', '**': '.*' }

/** Returns whether an id is below a path, in which `*` stands for one part and `**` for any number. */
function isInPath(id: string, path: string): boolean {
  const pattern = path
    .split('.')
    .map((part) => WILDCARDS[part] ?? escapeRegExp(part))
    .join('\\.')
  return new RegExp(`^${pattern}$`, 's').test(id)
}

/** Functions of texts that groq-js lacks, or evaluates otherwise than Sanity. */
const hostFunctions = {
  match: (pattern: string, text: string) => matchesText(text, pattern),
  repeats: (pattern: string, text: string) => rankRepeats(text, pattern),
  textQuery: (query: string, text: string) => matchesTextQuery(text, query),
  queryRepeats: (query: string, text: string) => rankRepeats(text, getWantedWords(query)),
  path: (path: string, id: string) => isInPath(id, path),
  dateTime: (text: string) => (isDateTime(text) ? text : null),
  ...placeFunctions,
}

/**
 * Creates a call of our own in a query's tree: groq-js takes no functions, but asks for the documents of references, and
 * the reference created here holds the call. It evaluates to null when an argument is no text.
 */
export function createHostCall(name: keyof typeof hostFunctions, ...args: readonly ExprNode[]): ExprNode {
  const start = createLiteral(`${SEPARATOR}${name}`)
  const reference = args.reduce<ExprNode>(
    (left, right) => ({
      type: 'OpCall',
      op: '+',
      left: { type: 'OpCall', op: '+', left, right: createLiteral(SEPARATOR) },
      right,
    }),
    start,
  )
  return {
    type: 'AccessAttribute',
    name: 'result',
    base: {
      type: 'Deref',
      base: { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: reference }] },
    },
  }
}

const isHostFunction = (name: string): name is keyof typeof hostFunctions => Object.hasOwn(hostFunctions, name)

/** Runs the call that a reference stands for; undefined for the id of a document. */
export function runHostCall(reference: string): { result: boolean | number | string | Place | null } | undefined {
  if (!reference.startsWith(SEPARATOR)) return undefined
  const [, name = '', first = '', ...rest] = reference.split(SEPARATOR)
  return isHostFunction(name) ? { result: hostFunctions[name](first, rest.join(SEPARATOR)) } : undefined
}

/** Functions that return one text or nothing, never a list. */
const RETURNS_TEXT = /^(global::(lower|upper|string)|pt::text|array::join)$/

/**
 * Joins the texts of a list, as `match` reads them; another value stays as it is. A list of patterns that are not all
 * texts finds nothing.
 */
export function toText(node: ExprNode, role: 'text' | 'pattern' = 'text'): ExprNode {
  if (node.type === 'Value' && typeof node.value === 'string') return node
  if (node.type === 'FuncCall' && RETURNS_TEXT.test(`${node.namespace}::${node.name}`)) return node
  const items = role === 'text' ? createCall('array', 'compact', node) : node
  return createCall('global', 'coalesce', createCall('array', 'join', items, createLiteral(' ')), node)
}
