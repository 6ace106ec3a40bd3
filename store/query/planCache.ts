import { LRUCache } from 'lru-cache'
import { planQuery, type QueryParams, type QueryPlan } from './plan.ts'

/** Length of all queries whose plans are kept, in characters. A plan is larger than its query. */
const MAX_LENGTH = 200_000

/**
 * Keeps the plans of queries that come again: those of pages, and of listeners after each commit. A plan depends on no
 * document.
 *
 * @returns a function that plans a query, or throws as {@link planQuery}
 */
export function createPlanCache(plan = planQuery): (query: string, params: QueryParams) => QueryPlan {
  const plans = new LRUCache<string, QueryPlan>({ maxSize: MAX_LENGTH, sizeCalculation: (_plan, key) => key.length })
  return (query, params) => {
    const key = JSON.stringify([query, params])
    const found = plans.get(key) ?? plan(query, params)
    plans.set(key, found)
    return found
  }
}
