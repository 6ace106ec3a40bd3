import { evaluateSync, toJS } from 'groq-js'
import { queryRunError } from '../http/errors.ts'
import type { StoredDocument } from '../store/types.ts'
import { getJoinLookup, planQuery, type QueryParams, type QueryPlan } from './plan.ts'
import type { QueryNode } from './syntax.ts'
import type { DocumentView } from './view.ts'

export interface QueryRequest {
  query: string
  params: QueryParams
  view: DocumentView
  identity: string
  sanity: { projectId: string; dataset: string }
}

export interface QueryAnswer {
  result: unknown
  plan: QueryPlan
}

/**
 * Evaluates a plan's query, or another one on the same documents.
 *
 * @param transform converts each document before the query reads it
 */
export function evaluateOn(
  tree: QueryNode,
  plan: QueryPlan,
  { view, identity, sanity }: Pick<QueryRequest, 'view' | 'identity' | 'sanity'>,
  transform = (document: StoredDocument) => document,
) {
  const parameters = Array.from(plan.candidates).filter(([, { join }]) => !join)
  const options = {
    dataset: plan.readsEverything ? view.all().map(transform) : [],
    params: Object.fromEntries(parameters.map(([name, lookup]) => [name, view.candidates(lookup).map(transform)])),
    identity,
    sanity,
    dereference({ _ref: id }: { _ref: string }) {
      const joinLookup = getJoinLookup(plan, id)
      if (joinLookup) return view.candidates(joinLookup).map(transform)
      const document = view.get(id)
      return document ? transform(document) : null
    },
  }
  return evaluateSync(tree, options)
}

/** Runs a GROQ query on the documents of a view. @throws a `queryParseError` or `queryError` in Sanity's format */
export function runQuery(request: QueryRequest, plan = planQuery(request.query, request.params)): QueryAnswer {
  try {
    const result: unknown = toJS(evaluateOn(plan.narrowedTree, plan, request))
    return { result: result ?? null, plan }
  } catch (error) {
    throw queryRunError(error instanceof Error ? error.message : String(error), request.query)
  }
}
