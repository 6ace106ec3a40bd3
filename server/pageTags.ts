import type { IncomingMessage } from 'node:http'
import { addRequestMeta } from 'next/dist/server/request-meta.js'

const TAGS_HEADER = 'x-next-cache-tags'

/**
 * Has Next say which cache tags a page has. Next removes them from the response itself.
 *
 * @returns reads the tags once the request is answered; undefined for what is not from Next's page cache
 */
export function readPageTags(request: IncomingMessage): () => readonly string[] | undefined {
  let tags: readonly string[] | undefined
  addRequestMeta(request, 'onCacheEntry', (entry) => {
    const header = entry.value && 'headers' in entry.value ? entry.value.headers?.[TAGS_HEADER] : undefined
    if (typeof header === 'string') tags = header.split(',')
    // False: Next goes on and sends the page itself.
    return Promise.resolve(false)
  })
  return () => tags
}
