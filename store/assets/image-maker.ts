import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '#lib/security/network.ts'
import { apiError } from '../http/errors.ts'
import type { AssetFiles } from './asset-files.ts'
import type { ImageName } from './asset-names.ts'
import { geometryOf, pixelsOf } from './geometry.ts'
import type { AssetRunner } from './asset-runner.ts'
import { MEGAPIXELS_A_MINUTE } from './limits.ts'
import type { OutputFormat } from './transform.ts'
import { framesOf } from './transform.ts'
import type { TransformCache } from './transform-cache.ts'
import type { TransformParams } from './transform-params.ts'

/** Raised whenever the same address gives another picture, so that what was made before is not used. */
const RECIPE = 1

/** An image that somebody asks for. */
interface Order {
  name: ImageName
  params: TransformParams
  format: OutputFormat
  /** Network address of who asks. */
  caller: string
}

/** Makes transformed images, each once. */
export class ImageMaker {
  readonly #files: AssetFiles
  readonly #cache: TransformCache
  readonly #runner: AssetRunner
  readonly #made = new RateLimiterMemory({ points: MEGAPIXELS_A_MINUTE, duration: 60 })
  readonly #underWay = new Map<string, Promise<Uint8Array>>()

  constructor(files: AssetFiles, made: TransformCache, runner: AssetRunner) {
    this.#files = files
    this.#cache = made
    this.#runner = runner
  }

  async #count(caller: string, megapixels: number) {
    try {
      await this.#made.consume(networkOf(caller), megapixels)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      throw apiError(429, 'Too many new sizes of images at once.', { 'retry-after': String(seconds) })
    }
  }

  /** Names the result before it is made: the same key, the same bytes. It begins with the hash of the source. */
  key(name: ImageName, params: TransformParams, format: OutputFormat): string {
    const sorted = Object.entries(params).toSorted(([a], [b]) => a.localeCompare(b))
    const digest = createHash('sha256')
      .update(JSON.stringify([RECIPE, name, sorted, format]))
      .digest('hex')
    return name.sha1 + digest
  }

  /**
   * The image for a key; callers who ask at the same time share the work.
   *
   * @throws 429 when the caller has had too many made, 503 when too many of the caller's wait
   */
  async make(key: string, order: Order): Promise<Uint8Array> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const work = this.#fromCacheOrNew(key, order).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, work)
    return work
  }

  async #fromCacheOrNew(key: string, { name, params, format, caller }: Order) {
    const kept = await this.#cache.get(key)
    if (kept) return kept
    // The first one before the source is looked at: that is work as well.
    await this.#count(caller, 1)
    const path = this.#files.path('image', name.sha1)
    const frames = await framesOf(path, name.extension, format)
    const geometry = geometryOf(name, params, frames)
    const more = Math.ceil(pixelsOf(geometry, frames) / 1_000_000) - 1
    if (more > 0) await this.#count(caller, more)
    const made = await this.#runner.transform([path, { geometry, frames }, params, format], {
      id: networkOf(caller),
      isTrusted: false,
    })
    // A full or read-only disk must not keep visitors from seeing the image.
    await this.#cache.put(key, made).catch((error: unknown) => {
      process.stderr.write(`An image could not be kept in the cache: ${String(error)}\n`)
    })
    return made
  }
}
