import { createRequire } from 'node:module'
import type NextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type NextMemory from 'next/dist/server/lib/incremental-cache/memory-cache.external.js'

// At runtime these CommonJS modules have another shape than their types declare.
const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: { default: typeof NextCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')
const { getMemoryCache }: typeof NextMemory = require('next/dist/server/lib/incremental-cache/memory-cache.external.js')

/**
 * Next's own cache of rendered pages and fetched data, one instance per rendering request.
 *
 * An entry is dated by the start of its request, since content may have changed while it rendered. Entries from the
 * future are ignored: after a wrong clock is set back, no revalidation would count as newer.
 */
export default class NextCacheHandler extends FileSystemCache {
  readonly #requestedAt = Date.now()
  readonly #memory

  constructor(context: ConstructorParameters<typeof NextCache>[0]) {
    super(context)
    this.#memory = getMemoryCache(context.maxMemoryCacheSize ?? 0)
  }

  override async get(...request: Parameters<NextCache['get']>) {
    const entry = await super.get(...request)
    return (entry?.lastModified ?? 0) > Date.now() ? null : entry
  }

  override async set(...[key, ...rest]: Parameters<NextCache['set']>) {
    await super.set(key, ...rest)
    const entry = this.#memory.get(key)
    if (entry) entry.lastModified = this.#requestedAt
  }
}
