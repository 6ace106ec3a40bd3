import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ExprNode, SyntaxNode } from 'groq-js'
import { listNestedValues } from '../documents/jsonTree.ts'
import type { StoredDocument } from '../documents/types.ts'
import { joinSpans } from './objectTexts.ts'
import { foldText, listTermStarts } from './textSearch.ts'

/** What the text of a document must contain for a filter to hold: the beginnings of words, all or any of them. */
export type TextCondition = { all: readonly TextCondition[] } | { any: readonly TextCondition[] } | { start: string }

const conditions = new WeakMap<object, TextCondition>()

/** Functions whose words are those of their arguments. */
const KEEPS_WORDS = /^(global::(coalesce|lower|upper)|pt::text)$/

/** Returns whether all words of an expression stand in the document itself, next to each other as they are. */
function readsOwnWords(node: ExprNode): boolean {
  switch (node.type) {
    case 'This':
      return true
    case 'AccessAttribute':
      return node.base === undefined || readsOwnWords(node.base)
    case 'Group':
    case 'ArrayCoerce':
      return readsOwnWords(node.base)
    case 'Map':
    case 'FlatMap':
      return readsOwnWords(node.base) && readsOwnWords(node.expr)
    case 'Array':
      return node.elements.every(({ value }) => readsOwnWords(value))
    case 'FuncCall':
      return KEEPS_WORDS.test(`${node.namespace}::${node.name}`) && node.args.every(readsOwnWords)
    default:
      return false
  }
}

/**
 * Notes what a `match` requires of a document's text.
 *
 * @param node the node that takes the place of the `match`
 * @param pattern the words that must be found; undefined when only the evaluation shows them
 */
export function noteTextCondition(node: object, left: ExprNode, pattern: string | undefined): void {
  if (pattern === undefined || !readsOwnWords(left)) return
  conditions.set(node, { all: listTermStarts(pattern).map((start) => ({ start })) })
}

/** Derives the condition of a filter's expression; undefined when its text alone cannot exclude a document. */
export function findTextCondition(node: SyntaxNode): TextCondition | undefined {
  if (node.type === 'Group') return findTextCondition(node.base)
  if (node.type !== 'And' && node.type !== 'Or') return conditions.get(node)
  const [left, right] = [findTextCondition(node.left), findTextCondition(node.right)]
  // The Studio searches hundreds of fields for the same words.
  if (isDeepStrictEqual(left, right)) return left
  if (node.type === 'Or') return left && right && { any: [left, right] }
  return left && right ? { all: [left, right] } : (left ?? right)
}

const texts = new WeakMap<StoredDocument, string>()

/** Folds all texts of a document, once. */
function foldDocument(document: StoredDocument): string {
  let text = texts.get(document)
  if (text === undefined) {
    const parts: string[] = []
    for (const { value } of listNestedValues(document)) {
      parts.push(joinSpans(value))
      for (const each of Object.values(value)) if (typeof each === 'string') parts.push(each)
    }
    text = foldText(parts.join('\n'))
    texts.set(document, text)
  }
  return text
}

/** How long the texts of documents are folded at a time. */
const FOLD_MS = 5

/**
 * Folds the texts of documents before the first search, which would take longer than a query may with many of them.
 * Requests are answered meanwhile.
 */
export async function foldAhead(documents: readonly StoredDocument[]): Promise<void> {
  let until = 0
  for (const document of documents) {
    if (performance.now() > until) {
      await nextTurn()
      until = performance.now() + FOLD_MS
    }
    foldDocument(document)
  }
}

function meets(condition: TextCondition, text: string): boolean {
  if ('start' in condition) return text.includes(condition.start)
  return 'all' in condition
    ? condition.all.every((part) => meets(part, text))
    : condition.any.some((part) => meets(part, text))
}

/** Returns whether the text of a document does not exclude that it meets a condition. */
export const mayMeet = (condition: TextCondition | undefined, document: StoredDocument): boolean =>
  condition === undefined || meets(condition, foldDocument(document))
