import { createRequire } from 'node:module'
import type NextStore from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type NextMemory from 'next/dist/server/lib/incremental-cache/memory-cache.external.js'

// At runtime these CommonJS modules have another shape than their types declare.
const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: { default: typeof NextStore } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')
const { getMemoryCache }: typeof NextMemory = require('next/dist/server/lib/incremental-cache/memory-cache.external.js')

/**
 * Next's own store of rendered pages and fetched data, one instance per rendering request.
 *
 * An entry is dated by the start of its request, since content may have changed while it rendered. Entries from the
 * future are ignored: after a wrong clock is set back, no revalidation would count as newer.
 */
export default class NextCacheHandler extends FileSystemCache {
  readonly #requestedAt = Date.now()
  readonly #memory

  constructor(context: ConstructorParameters<typeof NextStore>[0]) {
    super(context)
    this.#memory = getMemoryCache(context.maxMemoryCacheSize ?? 0)
  }

  override async get(...request: Parameters<NextStore['get']>) {
    const entry = await super.get(...request)
    return (entry?.lastModified ?? 0) > Date.now() ? null : entry
  }

  override async set(...[key, ...rest]: Parameters<NextStore['set']>) {
    await super.set(key, ...rest)
    const entry = this.#memory.get(key)
    if (entry) entry.lastModified = this.#requestedAt
  }
}
