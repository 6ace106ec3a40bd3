import { hash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { getNetwork } from '#lib/security/network.ts'
import { consumePoints } from '#lib/security/rateLimit.ts'
import { storeLog } from '#lib/log.ts'
import { apiError } from '../http/errors.ts'
import type { AssetFiles } from './assetFiles.ts'
import type { ImageName } from './assetNames.ts'
import type { AssetRunner } from './assetRunner.ts'
import { computeGeometry, type TransformParams } from './geometry.ts'
import { MAX_MEGAPIXELS_PER_MINUTE } from './limits.ts'
import { countFrames, type OutputFormat } from './transform.ts'
import type { TransformCache } from './transformCache.ts'

/** Increase it when a URL yields a different image, to invalidate cached ones. */
const RECIPE_VERSION = 1

interface ImageRequest {
  name: ImageName
  params: TransformParams
  format: OutputFormat
  client: string
}

/** Creates the transformed images: from the cache, or in a process, within a limit of new ones for each client. */
export function createImageMaker(files: AssetFiles, cache: TransformCache, runner: AssetRunner) {
  const limiter = new RateLimiterMemory({ points: MAX_MEGAPIXELS_PER_MINUTE, duration: 60 })
  const inFlight = new Map<string, Promise<Uint8Array>>()

  async function consume(client: string, megapixels: number) {
    const seconds = await consumePoints(limiter, getNetwork(client), megapixels)
    if (seconds > 0) throw apiError(429, 'Too many new sizes of images at once.', { 'retry-after': String(seconds) })
  }

  async function readOrTransform(key: string, { name, params, format, client }: ImageRequest) {
    const cached = await cache.get(key)
    if (cached) return cached
    // Reading the header takes work too, so the first megapixel is consumed before it.
    await consume(client, 1)
    const path = files.path(name.sha1)
    const frames = params.frame === undefined ? await countFrames(path, name.extension, format) : 1
    const geometry = computeGeometry(name, params, frames)
    const remaining = Math.ceil(geometry.pixels / 1_000_000) - 1
    if (remaining > 0) await consume(client, remaining)
    const caller = { id: getNetwork(client), isTrusted: false }
    const image = await runner.transform([path, { ...geometry, frames }, params, format], caller)
    // With a full or read-only disk, images must still be served.
    await cache.put(key, image).catch((error: unknown) => {
      storeLog().error({ err: error }, 'A transformed image was not cached. Check the free space of the data folder.')
    })
    return image
  }

  return {
    /** Computes the cache key, which begins with the hash of the source. */
    key(name: ImageName, params: TransformParams, format: OutputFormat): string {
      const sorted = Object.entries(params).toSorted(([a], [b]) => a.localeCompare(b))
      return name.sha1 + hash('sha256', JSON.stringify([RECIPE_VERSION, name, sorted, format]))
    },

    /**
     * Returns the image for a key; concurrent requests share the work.
     *
     * @throws 429 when the client requests too many new images, 503 when too many of its requests are queued
     */
    make(key: string, request: ImageRequest): Promise<Uint8Array> {
      const pending = inFlight.get(key) ?? readOrTransform(key, request).finally(() => inFlight.delete(key))
      inFlight.set(key, pending)
      return pending
    },
  }
}
