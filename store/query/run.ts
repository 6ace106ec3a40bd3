import {
  evaluateSync,
  type ExprNode,
  GroqSyntaxError,
  parse,
  type PipeFuncCallNode,
  type SyntaxNode,
  toJS,
} from 'groq-js'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { queryParseError, queryRunError } from '../http/errors.ts'
import type { StoredDocument } from '../documents/types.ts'
import { correctNode } from './corrections.ts'
import { runHostCall } from './hostCalls.ts'
import { exposeTexts } from './objectTexts.ts'
import { eraseTexts, parseQuery } from './parseQuery.ts'
import { groupSearches } from './searchAlternatives.ts'
import { getTextQueryCall, listDescendants, mapNodes } from './syntax.ts'
import { findDocumentCondition } from './documentCondition.ts'
import { type TextCondition, findTextCondition, mayMeet } from './textCondition.ts'
import type { DocumentView } from './view.ts'
import type { OrderKey } from '../documents/orderIndex.ts'
import { findOrderedList, type OrderedList, readOrderKeys } from './orderedList.ts'
import { type FilterLookup, findIndexLookup, type IndexLookup } from './indexLookup.ts'

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
function getJoinLookup({ candidates }: QueryPlan, reference: string): IndexLookup | undefined {
  const [name = '', target] = reference.split('\n')
  const { types, join } = candidates.get(name) ?? {}
  return join && target !== undefined ? { types, targets: [target] } : undefined
}

type CandidateLookup = FilterLookup & {
  text?: TextCondition | undefined
  /** Whether no index helps, so that only the text excludes documents. */
  isScan?: boolean | undefined
}

/** Lists the documents that may meet a filter. */
function listCandidates(view: DocumentView, { text, isScan, ...lookup }: CandidateLookup): StoredDocument[] {
  const found = isScan ? view.all() : view.candidates(lookup)
  return found.filter((document) => mayMeet(text, document))
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

/** What `sanity::projectId()` and `sanity::dataset()` return. */
export interface DatasetNames {
  projectId: string
  dataset: string
}

export interface QueryRequest {
  query: string
  params: QueryParams
  view: DocumentView
  identity: string
  names?: DatasetNames | undefined
}

/**
 * Evaluates a plan's query.
 *
 * @param changes `rewrite` returns another query for the same documents; `transform` converts each document before the
 *   query reads it
 */
export function evaluatePlan(
  plan: QueryPlan,
  { view, identity, names }: Pick<QueryRequest, 'view' | 'identity' | 'names'>,
  { rewrite = (tree: ExprNode) => tree, transform = (document: StoredDocument) => document } = {},
) {
  const read = (document: StoredDocument) =>
    plan.searchedNames ? exposeTexts(transform(document), plan.searchedNames) : transform(document)
  const parameters = Array.from(plan.candidates).filter(([, { join }]) => !join)
  const options = {
    dataset: plan.readsEverything ? view.all().map(read) : [],
    identity,
    ...(names && { sanity: names }),
    dereference({ _ref: id }: { _ref: string }) {
      const called = runHostCall(id)
      if (called) return called
      const joinLookup = getJoinLookup(plan, id)
      if (joinLookup) return { candidates: view.candidates(joinLookup).map(read) }
      const document = view.get(id)
      return document ? read(document) : null
    },
  }
  const lists: Record<string, StoredDocument[]> = {}
  const { list } = plan
  for (const [name, lookup] of parameters) {
    if (name !== list?.candidates) lists[name] = listCandidates(view, lookup).map(read)
  }
  const lookup = list && plan.candidates.get(list.candidates)
  let tree = plan.narrowedTree
  if (list && lookup && !lookup.join) {
    const filter = (chunk: StoredDocument[]) =>
      documents.parse(
        evaluateSync(list.filter, { ...options, params: { ...lists, [list.candidates]: chunk.map(read) } }).data,
      )
    lists[list.candidates] = listFirst(list, lookup, view, filter)
    tree = list.rest
  }
  return evaluateSync(rewrite(tree), { ...options, params: lists })
}

const documents = z.array(z.custom<StoredDocument>())

/** Number of documents that are filtered at once, if the list shows fewer. */
const MIN_CHUNK = 100

/**
 * Returns the documents that the start of a list shows, read in its order; all that meet its filter when an index finds
 * few.
 *
 * @param filter returns the documents that meet the filter of the list
 */
function listFirst(
  { keys, end }: OrderedList,
  lookup: CandidateLookup,
  view: DocumentView,
  filter: (documents: StoredDocument[]) => StoredDocument[],
): StoredDocument[] {
  const { types, text, ids, groups, releases, targets, texts } = lookup
  if (!types || ids || groups || releases || targets || texts) return filter(listCandidates(view, lookup))
  const first: StoredDocument[] = []
  let chunk: StoredDocument[] = []
  for (const document of view.listInOrder(types, keys)) {
    if (mayMeet(text, document)) chunk.push(document)
    if (chunk.length < Math.max(MIN_CHUNK, end - first.length)) continue
    first.push(...filter(chunk))
    if (first.length >= end) return first
    chunk = []
  }
  return [...first, ...filter(chunk)]
}

/** Runs a GROQ query on the documents of a view. @throws a `queryParseError` or `queryError` in Sanity's format */
export function runQuery(request: QueryRequest, plan = planQuery(request.query, request.params)) {
  try {
    const result: unknown = toJS(evaluatePlan(plan, request))
    return { result: result ?? null, plan }
  } catch (error) {
    throw queryRunError(error instanceof Error ? error.message : String(error), request.query)
  }
}
