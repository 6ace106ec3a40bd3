import type { ExprNode } from 'groq-js'
import { isRecord } from '#lib/isRecord.ts'
import { listNestedValues } from '../documents/jsonTree.ts'
import { createCall, createLiteral } from './syntax.ts'

/** Stands between the texts of an object or list, so that a phrase is found in one of them only. */
export const BETWEEN_TEXTS = '\u001F'

/** Attribute of a document's objects with all texts in them. It is not enumerable, so that no result contains it. */
const TEXTS = '\0texts'

/** Joins the spans of a block, as `pt::text()` does: a word may be partly bold. */
export function joinSpans(value: object): string {
  if (!('children' in value) || !Array.isArray(value.children)) return ''
  const spans: readonly unknown[] = value.children
  return spans.map((span) => (isRecord(span) && typeof span['text'] === 'string' ? span['text'] : '')).join('')
}

/**
 * Joins the texts in an object, those of a block's spans as one. Names that begin with `_` are left out: the Studio asks
 * for `[@, _id]` to find an id.
 */
function joinTexts(root: object): string {
  const texts: string[] = []
  const joined = new Set<unknown>()
  for (const { value } of listNestedValues(root)) {
    const line = joinSpans(value)
    if (line !== '') {
      texts.push(line)
      if ('children' in value && Array.isArray(value.children)) for (const span of value.children) joined.add(span)
    }
    if (joined.has(value)) continue
    for (const [name, each] of Object.entries(value))
      if (typeof each === 'string' && !name.startsWith('_')) texts.push(each)
  }
  return texts.join(BETWEEN_TEXTS)
}

/** Adds to the objects of a document what {@link toObjectTexts} reads, and returns the document. */
export function exposeTexts<T extends object>(document: T): T {
  if (Object.hasOwn(document, TEXTS)) return document
  for (const { value } of listNestedValues(document)) {
    if (Object.hasOwn(value, TEXTS)) continue
    Object.defineProperty(value, TEXTS, { get: () => joinTexts(value) })
  }
  return document
}

/** Joins the values of a list with `expr` for each, leaving out what is no text. */
const joinList = (list: ExprNode, expr: ExprNode): ExprNode =>
  createCall(
    'array',
    'join',
    createCall('array', 'compact', { type: 'Map', base: list, expr }),
    createLiteral(BETWEEN_TEXTS),
  )

/** Joins all texts of an expression: a text, an object of a document, or a list of them, of which each may be a list. */
export function toObjectTexts(node: ExprNode): ExprNode {
  const texts = (base?: ExprNode): ExprNode => ({ type: 'AccessAttribute', name: TEXTS, ...(base && { base }) })
  const item: ExprNode = { type: 'This' }
  const text = createCall('global', 'string', item)
  const list = joinList({ type: 'ArrayCoerce', base: item }, createCall('global', 'coalesce', texts(), text))
  const items = joinList({ type: 'ArrayCoerce', base: node }, createCall('global', 'coalesce', texts(), text, list))
  return createCall('global', 'coalesce', texts(node), items, node)
}
