import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Caches transformed images on disk, by key. The files may be deleted at any time. */
export class TransformCache {
  readonly #folder: string
  /** The bytes of each file, by key. The least recently used ones are deleted when all together are too large. */
  readonly #sizes: LRUCache<string, number>

  /** @param maxFiles limits tiny images, each of which counts as an equal share of the bytes */
  constructor(dataDir: string, maxBytes: number, maxFiles = 32_768) {
    this.#folder = join(dataDir, 'cache', 'images')
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(size, Math.ceil(maxBytes / maxFiles)),
      dispose: (_size, key, reason) => {
        if (reason !== 'set') rmSync(this.#path(key), { force: true })
      },
    })
    const names = existsSync(this.#folder) ? readdirSync(this.#folder) : []
    const files = names.map((key) => ({ key, stats: statSync(this.#path(key)) }))
    for (const { key, stats } of files.toSorted((a, b) => a.stats.mtimeMs - b.stats.mtimeMs))
      this.#sizes.set(key, stats.size)
  }

  #path = (key: string) => join(this.#folder, key)

  /** @param key letters and digits */
  async get(key: string): Promise<Buffer | undefined> {
    const bytes = await readFile(this.#path(key)).catch(() => undefined)
    const now = new Date()
    this.#sizes.get(key)
    // The next start reads the order of use from the files.
    if (bytes) await utimes(this.#path(key), now, now).catch(() => undefined)
    return bytes
  }

  async put(key: string, bytes: Uint8Array) {
    await mkdir(this.#folder, { recursive: true })
    const partial = `${this.#path(key)}.${randomUUID()}.part`
    await writeFile(partial, bytes)
    await rename(partial, this.#path(key))
    this.#sizes.set(key, bytes.length)
  }

  /** Removes the images of one source. @param prefix of their keys */
  remove(prefix: string) {
    const keys = Array.from(this.#sizes.keys()).filter((key) => key.startsWith(prefix))
    for (const key of keys) this.#sizes.delete(key)
  }
}
