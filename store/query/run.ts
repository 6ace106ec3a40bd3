import { evaluateSync, type ExprNode, toJS } from 'groq-js'
import { z } from 'zod'
import type { StoredDocument } from '../documents/types.ts'
import { queryRunError } from '../http/errors.ts'
import { runHostCall } from './hostCalls.ts'
import { exposeTexts } from './objectTexts.ts'
import type { OrderedList } from './orderedList.ts'
import { type CandidateLookup, getJoinLookup, planQuery, type QueryParams, type QueryPlan } from './plan.ts'
import { mayMeet } from './textCondition.ts'
import type { DocumentView } from './view.ts'

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

/** Lists the documents that may meet a filter. */
function listCandidates(view: DocumentView, { text, isScan, ...lookup }: CandidateLookup): StoredDocument[] {
  const found = isScan ? view.all() : view.candidates(lookup)
  return found.filter((document) => mayMeet(text, document))
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
