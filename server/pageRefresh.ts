import type { OutgoingHttpHeaders } from 'node:http'
import type { CachedResponse, CachedResponses } from './cachedResponses.ts'
import { renderAhead } from './renderAhead.ts'
import { isStale, MAX_AGE_MS } from './renderResponse.ts'
import type { BufferedResponse } from './upstream.ts'

interface RefreshOptions {
  responses: CachedResponses
  /** Renders a path with Next, without any data of a visitor's request. */
  render: (path: string, headers: OutgoingHttpHeaders) => Promise<BufferedResponse>
  /** Caches a response that may be shared. @param generation before it was rendered */
  cache: (path: string, rendered: BufferedResponse, generation: number) => Promise<CachedResponse | undefined>
  /** Returns whether Next renders something now. */
  isRendering: () => boolean
}

/** Creates what renders cached pages again, each by a single request that all waiting visitors share. */
export function createPageRefresh({ responses, render, cache, isRendering }: RefreshOptions) {
  const renders = new Map<string, { work: Promise<CachedResponse | undefined>; generation: number }>()
  let generation = 0

  /** Revalidates a page with Next. Concurrent calls share one render. */
  function refresh(path: string, entry: CachedResponse | undefined): Promise<CachedResponse | undefined> {
    const running = renders.get(path)
    if (running?.generation === generation) return running.work
    const seen = generation
    const work = (async () => {
      // Next would join its running render, which may have read older content.
      await running?.work.catch(() => undefined)
      const rendered = await render(path, entry?.sourceEtag ? { 'if-none-match': entry.sourceEtag } : {})
      if (rendered.status === 304 && entry) {
        const lifetime = isStale(rendered) ? 0 : MAX_AGE_MS
        Object.assign(entry, { generation: seen, freshUntil: performance.now() + lifetime, visits: 0 })
        return entry
      }
      const kept = await cache(path, rendered, seen)
      if (!kept) responses.remove(path)
      return kept
    })().finally(() => renders.get(path)?.work === work && renders.delete(path))
    renders.set(path, { work, generation: seen })
    return work
  }

  return {
    refresh,

    /** Returns the number of content changes. */
    generation: () => generation,

    /** Marks every page as stale and revalidates the most recently visited ones at once. */
    invalidate: (): void => {
      generation += 1
      const seen = generation
      void renderAhead({
        listPages: responses.listPages,
        async refresh(path) {
          const entry = responses.peek(path)
          if (entry && entry.generation !== seen) await refresh(path, entry).catch(() => undefined)
        },
        isOutdated: () => generation !== seen,
        isRendering,
      })
    },
  }
}
