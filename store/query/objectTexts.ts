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

/** The same function for all objects, since V8 keeps a hidden class for each other one. */
const TEXTS_PROPERTY: PropertyDescriptor & ThisType<object> = {
  get() {
    return joinTexts(this)
  },
}

/**
 * Adds to a document, and to the objects in the attributes named, what {@link toObjectTexts} reads.
 *
 * @param names attributes that a query mentions; it reaches no other objects
 * @returns the document
 */
export function exposeTexts<T extends object>(document: T, names: ReadonlySet<string>): T {
  const pending: unknown[] = [document]
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (Array.isArray(value)) pending.push(...value)
    if (!isRecord(value)) continue
    if (!Object.hasOwn(value, TEXTS)) Object.defineProperty(value, TEXTS, TEXTS_PROPERTY)
    for (const name of names) if (Object.hasOwn(value, name)) pending.push(value[name])
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
