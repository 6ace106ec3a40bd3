import { evaluateSync, toJS } from 'groq-js'
import { queryRunError } from '../http/errors.ts'
import { planQuery, type QueryParams, type QueryPlan } from './plan.ts'
import { syncTagsOfQuery } from './sync-tags.ts'
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
  syncTags: string[]
}

/**
 * Runs a GROQ query on what a view shows.
 *
 * @throws a `queryParseError` or `queryError` in Sanity's shape
 */
export function runQuery(request: QueryRequest): QueryAnswer {
  const { query, params, view, identity, sanity } = request
  const plan = planQuery(query, params)
  const candidates = new Map(Array.from(plan.candidates, ([name, narrowing]) => [name, view.candidates(narrowing)]))
  const dereferenced = new Set<string>()
  const dataset = plan.readsEverything ? view.all() : []
  try {
    const value = evaluateSync(plan.narrowedTree, {
      dataset,
      params: Object.fromEntries(candidates),
      identity,
      sanity,
      dereference({ _ref: id }: { _ref: string }) {
        dereferenced.add(id)
        return view.get(id) ?? null
      },
    })
    const result: unknown = toJS(value)
    return { result: result ?? null, plan, syncTags: syncTagsOfQuery(plan, dereferenced) }
  } catch (error) {
    throw queryRunError(error instanceof Error ? error.message : String(error), query)
  }
}
