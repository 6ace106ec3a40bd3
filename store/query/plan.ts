import { type ExprNode, GroqSyntaxError, parse, type PipeFuncCallNode, type SyntaxNode } from 'groq-js'
import { HTTPException } from 'hono/http-exception'
import type { OrderKey } from '../documents/orderIndex.ts'
import { queryParseError } from '../http/errors.ts'
import { correctNode } from './corrections.ts'
import { findDocumentCondition } from './documentCondition.ts'
import { type FilterLookup, findIndexLookup, type IndexLookup } from './indexLookup.ts'
import { findOrderedList, readOrderKeys } from './orderedList.ts'
import { eraseTexts, parseQuery } from './parseQuery.ts'
import { groupSearches } from './searchAlternatives.ts'
import { getTextQueryCall, listDescendants, mapNodes } from './syntax.ts'
import { findTextCondition, type TextCondition } from './textCondition.ts'

export type QueryParams = Record<string, unknown>

function toParseError(error: unknown, query: string): unknown {
  if (error instanceof HTTPException || !(error instanceof Error)) return error
  const whole = { start: 0, end: query.length }
  if (error instanceof RangeError) return queryParseError('The query is nested too deep', query, whole)
  if (!(error instanceof GroqSyntaxError)) return queryParseError(error.message, query, whole)
  const description = error.message.replace(/^Syntax error in GROQ query at position \d+: /, '')
  return queryParseError(description, query, { start: error.position, end: Math.max(error.position, query.length) })
}

/** Namespaces of functions that groq-js parses but cannot evaluate, or not synchronously. */
const UNAVAILABLE_NAMESPACE = /^(delta|diff|documents|media|text|user)$/

/** Returns the attributes of a query with `text::query()`, in which it may search. @throws for what cannot be evaluated */
function assertEvaluable(tree: ExprNode, query: string) {
  const throwAt = (name: string, reason: string) => {
    const start = Math.max(0, eraseTexts(query).search(new RegExp(String.raw`${name.replace('$', '\\$')}(?!\w)`)))
    throw queryParseError(reason, query, { start, end: start + name.length })
  }
  const searches = new Set<SyntaxNode>()
  const names = new Set<string>()
  for (const node of listDescendants(tree)) {
    const search = node.type === 'OpCall' && node.op === 'match' ? getTextQueryCall(node.right) : undefined
    if (search) searches.add(search)
    if (node.type === 'AccessAttribute') names.add(node.name)
    if (node.type === 'Parameter') throwAt(`$${node.name}`, `param $${node.name} referenced, but not provided`)
    if (
      node.type === 'PipeFuncCall' &&
      node.name === 'score' &&
      /^(AccessElement|Map|Projection)$/.test(node.base.type)
    ) {
      throwAt('score', 'score() ranks a list of documents, before a projection')
    }
    if (node.type !== 'FuncCall' || !UNAVAILABLE_NAMESPACE.test(node.namespace) || searches.has(node)) continue
    const name = `${node.namespace}::${node.name}`
    const isSearch = name === 'text::query'
    throwAt(name, isSearch ? `${name}() stands after match only` : `The function ${name}() is not available here`)
  }
  return { searchedNames: searches.size > 0 ? names : undefined }
}

const readsAll = (node: SyntaxNode) =>
  node.type === 'Everything' || (node.type === 'FuncCall' && node.namespace === 'releases')

/** Yields the candidates of a join. Passes its name and the outer document's id to the `dereference` callback. */
const REFERENCE_JOIN = 'coalesce({"_ref": $join + _id}->candidates, [])'

/** Returns the lookup for a reference created by {@link REFERENCE_JOIN}; undefined for other references. */
export function getJoinLookup({ candidates }: QueryPlan, reference: string): IndexLookup | undefined {
  const [name = '', target] = reference.split('\n')
  const { types, join } = candidates.get(name) ?? {}
  return join && target !== undefined ? { types, targets: [target] } : undefined
}

/** How the candidates of a filter are found. */
export type CandidateLookup = FilterLookup & {
  text?: TextCondition | undefined
  /** Whether no index helps, so that only the text excludes documents. */
  isScan?: boolean | undefined
}

export type QueryPlan = ReturnType<typeof planQuery>

/**
 * Plans a query whose filters read lists of candidates instead of the whole dataset.
 *
 * @throws a `queryParseError` in Sanity's format
 */
export function planQuery(query: string, params: QueryParams) {
  /** The lookup of each parameter or join that replaces a `*` in the tree, by name. */
  const candidates = new Map<string, CandidateLookup>()
  function narrow(node: SyntaxNode): SyntaxNode {
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return node
    const { join, ...lookup } = findIndexLookup(node.expr)
    const { targets, ids, groups, releases } = lookup
    const isStatic = [targets, ids, groups, releases].some((part) => part !== undefined)
    const text = findTextCondition(node.expr)
    const isScan = !join && !isStatic && !lookup.types && !lookup.texts
    if (isScan && !text) return node
    const expr = groupSearches(node.expr)
    // GROQ parameter names cannot contain spaces, so queries cannot use this one.
    const name = `candidates ${candidates.size}`
    if (!join || isStatic) {
      candidates.set(name, { ...lookup, text, isScan })
      return { ...node, expr, base: { type: 'Parameter', name } }
    }
    candidates.set(name, { ...lookup, join })
    return { ...node, expr, base: parse(REFERENCE_JOIN, { params: { join: `${name}\n` } }) }
  }
  const orders = new Map<object, OrderKey[] | undefined>()
  function change(node: SyntaxNode): SyntaxNode {
    const changed = narrow(correctNode(node))
    if (node.type === 'PipeFuncCall' && node.name === 'order') orders.set(changed, readOrderKeys(node))
    return changed
  }
  try {
    const tree = parseQuery(query, params)
    const { searchedNames } = assertEvaluable(tree, query)
    const narrowedTree = mapNodes(tree, change)
    const readsEverything = [...listDescendants(narrowedTree)].some(readsAll)
    const list = findOrderedList(narrowedTree, (order: PipeFuncCallNode) => orders.get(order))
    return {
      narrowedTree,
      candidates,
      readsEverything,
      searchedNames,
      list,
      condition: findDocumentCondition(tree),
    }
  } catch (error) {
    throw toParseError(error, query)
  }
}
