import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type EncodedResponse, encodeResponse } from './encodedResponse.ts'
import type { PageScript } from './prepareResponse.ts'
import { getScriptDocument, PAGE_SCRIPT_PREFIX } from './transformDocument.ts'

/** All pages and the scripts of site and Studio need far less. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024
const ENTRY_BYTES = 2 * 1024
const MAX_DOCUMENTS = 1_000

export interface CachedResponse extends EncodedResponse {
  /** The `ETag` of Next's response. */
  sourceEtag: string | undefined
  /** Number of content changes before it was rendered. */
  generation: number
  /** Time on the clock of `performance.now()` until which it is served without revalidation. */
  freshUntil: number
  /** How often it was sent since it was rendered. */
  visits: number
}

interface KeptResponse {
  headers: OutgoingHttpHeaders
  body: Buffer
  /** Infinity for an immutable file. */
  lifetimeMs: number
  generation: number
}

/** Creates the shared responses in memory, by path. The least recently used ones are evicted. */
export function createCachedResponses() {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + ENTRY_BYTES,
  })
  /** Scripts that are being compressed, by path. The page is sent meanwhile, since browsers request them after it. */
  const scripts = new Map<string, Promise<CachedResponse>>()

  /** Paths of the latest scripts, by their documents. */
  const latestScripts = new LRUCache<string, string>({ max: MAX_DOCUMENTS })

  /** Finds a response, and waits for a script that is being compressed. */
  const find = async (path: string) => entries.get(path) ?? (await scripts.get(path))

  /** Compresses and keeps a response. */
  async function keep(path: string, { headers, body, lifetimeMs, generation }: KeptResponse): Promise<CachedResponse> {
    const buildFile = lifetimeMs === Infinity && !path.startsWith(PAGE_SCRIPT_PREFIX) ? path : undefined
    const entry = {
      ...(await encodeResponse(headers, body, buildFile)),
      sourceEtag: headers.etag,
      generation,
      freshUntil: performance.now() + lifetimeMs,
      visits: 0,
    }
    entries.set(path, entry)
    return entry
  }

  return {
    keep,
    /** Compresses and keeps a script in the background, unless it is kept already. */
    keepScript({ path, headers, body }: PageScript, generation: number): void {
      latestScripts.set(getScriptDocument(path), path)
      if (entries.has(path) || scripts.has(path)) return
      const kept = keep(path, { headers, body, lifetimeMs: Infinity, generation })
      scripts.set(path, kept)
      // A failure reaches the visitors who wait for the script.
      void kept.catch(() => undefined).finally(() => scripts.delete(path))
    },
    get: (path: string) => entries.get(path),
    find,
    /** Finds the latest script of the document that a script belongs to. */
    findLatestScript(path: string) {
      const latest = latestScripts.get(getScriptDocument(path))
      return latest === undefined ? undefined : find(latest)
    },
    /** Finds a response without counting as a use of it. */
    peek: (path: string) => entries.peek(path),
    remove: (path: string) => void entries.delete(path),
    /** Lists the responses that are revalidated, those used last first. */
    listPages: () =>
      [...entries.entries()]
        .filter(([, { freshUntil }]) => freshUntil !== Infinity)
        .map(([path, { visits }]) => ({ path, visits })),
  }
}

export type CachedResponses = ReturnType<typeof createCachedResponses>
