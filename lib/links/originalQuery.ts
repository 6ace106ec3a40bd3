import { ROUTER_PARAMETER } from '#lib/nextInternals.ts'

/** Header in which the front door passes the query on as the client sent it, since Next encodes it anew. */
export const QUERY_HEADER = 'x-original-query'

/** Characters of a query that is passed on: it counts among the headers, whose total is limited. */
const MAX_QUERY_LENGTH = 2048

const ROUTER_REQUEST = new RegExp(`[?&]${ROUTER_PARAMETER}=`)

/**
 * Returns the query of a request as the client sent it.
 *
 * @returns undefined without one, for Next's own requests, and if a header cannot hold it
 */
export function findOriginalQuery(url: string): string | undefined {
  const start = url.indexOf('?')
  const query = start < 0 ? '' : url.slice(start)
  return query.length <= MAX_QUERY_LENGTH && /^[!-~]+$/.test(query) && !ROUTER_REQUEST.test(query) ? query : undefined
}
