import { createRequire } from 'node:module'
import type NextStore from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

// Node gives an import of this module another shape than the compiler expects.
const { default: FileSystemCache }: { default: typeof NextStore } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

/**
 * Next's own store of rendered pages and answers. Those from the future are not used: once a wrong clock is set back,
 * no revalidation would count as newer than they are.
 */
export default class PageStore extends FileSystemCache {
  override async get(...request: Parameters<NextStore['get']>) {
    const entry = await super.get(...request)
    return (entry?.lastModified ?? 0) > Date.now() ? null : entry
  }
}
