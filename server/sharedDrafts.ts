import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type EncodedResponse, encodeResponse } from './encodedResponse.ts'
import type { BufferedResponse } from './upstream.ts'

/** A page takes up to 100 kB. */
const MAX_BYTES = 2 * 1024 * 1024
const MAX_AGE_MS = 60_000

/** Returns whether a request names a share link: its id, and a key. */
export const isSharedDraft = (url = ''): url is string => /^\/shared\/[\w-]+\?/.test(url)

interface SharedDraftOptions {
  /** Renders a path with Next, without any data of a reader's request. */
  render: (path: string, headers: OutgoingHttpHeaders) => Promise<BufferedResponse>
  /** Returns the number of content changes. */
  generation: () => number
}

interface KeptDraft {
  response: EncodedResponse
  /** The `ETag` of Next's response: the state of the content before it was rendered. */
  etag: string
  /** Number of content changes before it was rendered. */
  generation: number
}

/** Creates what keeps the pages of share links: a draft is the same for all its readers until the content changes. */
export function createSharedDrafts({ render, generation }: SharedDraftOptions) {
  const kept = new LRUCache<string, KeptDraft>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ response }) => response.body.byteLength,
    ttl: MAX_AGE_MS,
  })

  return {
    /**
     * Finds the page of a share link, which Next checks each time. Its content is read again after any change.
     *
     * @param url path and query
     * @returns undefined for a link that shows no draft
     */
    async find(url: string): Promise<EncodedResponse | undefined> {
      const seen = generation()
      const last = kept.get(url)
      // What the page shows of published content may be cached by Next until a change is announced.
      const current = last?.generation === seen ? last : undefined
      const rendered = await render(url, current ? { 'if-none-match': current.etag } : {})
      if (current && rendered.status === 304) return current.response
      kept.delete(url)
      const { etag } = rendered.headers
      if (rendered.status !== 200 || typeof etag !== 'string') return undefined
      const response = await encodeResponse(rendered.headers, rendered.body)
      kept.set(url, { response, etag, generation: seen })
      return response
    },
  }
}
