import { createHash } from 'node:crypto'
import type { AssetFiles } from './asset-files.ts'
import type { ImageName } from './asset-names.ts'
import { MAX_CACHE_BYTES, TRANSFORMS_AT_ONCE, TRANSFORMS_WAITING } from './limits.ts'
import type { OutputFormat } from './transform.ts'
import { transform } from './transform.ts'
import { TransformCache } from './transform-cache.ts'
import type { TransformParams } from './transform-params.ts'
import { Turns } from './turns.ts'

/** Raised whenever the same address gives another picture, so that what was made before is not used. */
const RECIPE = 1

/** Makes transformed images, each once. */
export class ImageMaker {
  readonly #files: AssetFiles
  readonly #cache: TransformCache
  readonly #turns = new Turns(TRANSFORMS_AT_ONCE, TRANSFORMS_WAITING)
  readonly #underWay = new Map<string, Promise<Buffer>>()

  constructor(files: AssetFiles, dataDir: string) {
    this.#files = files
    this.#cache = new TransformCache(dataDir, MAX_CACHE_BYTES)
  }

  /** Names the result before it is made: the same key, the same bytes. */
  key(name: ImageName, params: TransformParams, format: OutputFormat): string {
    const sorted = Object.entries(params).toSorted(([a], [b]) => a.localeCompare(b))
    return createHash('sha256')
      .update(JSON.stringify([RECIPE, name, sorted, format]))
      .digest('hex')
  }

  /** The image for a key; callers who ask at the same time share the work. */
  async make(key: string, name: ImageName, params: TransformParams, format: OutputFormat): Promise<Buffer> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const work = this.#fromCacheOrNew(key, name, params, format).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, work)
    return work
  }

  async #fromCacheOrNew(key: string, name: ImageName, params: TransformParams, format: OutputFormat) {
    const kept = await this.#cache.get(key)
    if (kept) return kept
    const path = this.#files.path('image', name.sha1)
    const made = await this.#turns.run(() => transform(path, name, params, format))
    // A full or read-only disk must not keep visitors from seeing the image.
    await this.#cache.put(key, made).catch((error: unknown) => {
      process.stderr.write(`An image could not be kept in the cache: ${String(error)}\n`)
    })
    return made
  }
}
