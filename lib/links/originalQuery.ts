/** Header in which the front door passes the query on as the client sent it, since Next encodes it anew. */
export const QUERY_HEADER = 'x-original-query'

/** Characters of a query that is passed on: it counts among the headers, whose total is limited. */
const MAX_QUERY_LENGTH = 2048

/** Parameter that Next adds to its own requests, and removes from the query that the proxy sees. */
const INTERNAL = /[?&]_rsc=/

/**
 * Returns the query of a request as the client sent it.
 *
 * @returns undefined without one, for Next's own requests, and if a header cannot hold it
 */
export function findOriginalQuery(url: string): string | undefined {
  const start = url.indexOf('?')
  const query = start < 0 ? '' : url.slice(start)
  return query.length <= MAX_QUERY_LENGTH && /^[!-~]+$/.test(query) && !INTERNAL.test(query) ? query : undefined
}
