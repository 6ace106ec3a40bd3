import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SHARE_AFTER_EVICTION = 0.8
/** Share of the limit that may be added before the files are measured again, which takes time for each of them. */
const SHARE_BEFORE_CHECK = 0.05

/** Caches transformed images on disk, by key. The files may be deleted at any time. */
export class TransformCache {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #minFileBytes: number
  /** Bytes added since the last check. The first image is checked too, as an earlier run has left others. */
  #addedBytes = Infinity

  /** @param maxFiles limits tiny images, each of which counts as an equal share of the bytes */
  constructor(dataDir: string, maxBytes: number, maxFiles = 32_768) {
    this.#folder = join(dataDir, 'cache', 'images')
    this.#maxBytes = maxBytes
    this.#minFileBytes = maxBytes / maxFiles
  }

  #getSize = (bytes: number) => Math.max(bytes, this.#minFileBytes)

  #path = (key: string) => join(this.#folder, key)

  /** @param key letters and digits */
  async get(key: string): Promise<Buffer | undefined> {
    const bytes = await readFile(this.#path(key)).catch(() => undefined)
    const now = new Date()
    if (bytes) await utimes(this.#path(key), now, now).catch(() => undefined)
    return bytes
  }

  async put(key: string, bytes: Uint8Array) {
    await mkdir(this.#folder, { recursive: true })
    const partial = `${this.#path(key)}.${randomUUID()}.part`
    await writeFile(partial, bytes)
    await rename(partial, this.#path(key))
    this.#addedBytes += this.#getSize(bytes.length)
    if (this.#addedBytes <= this.#maxBytes * SHARE_BEFORE_CHECK) return
    this.#addedBytes = 0
    await this.#evict()
  }

  /** Removes the images of one source. @param prefix of their keys */
  async remove(prefix: string) {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (name.startsWith(prefix)) await rm(this.#path(name), { force: true })
    }
  }

  /** Removes the least recently used images when all together are too large. */
  async #evict() {
    const files = (await readdir(this.#folder)).map(async (name) => {
      const { size, mtimeMs } = await stat(this.#path(name))
      return { name, size: this.#getSize(size), usedAt: mtimeMs }
    })
    const settled = await Promise.allSettled(files)
    const entries = settled.flatMap((entry) => (entry.status === 'fulfilled' ? [entry.value] : []))
    let used = entries.reduce((sum, { size }) => sum + size, 0)
    if (used <= this.#maxBytes) return
    for (const { name, size } of entries.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (used <= this.#maxBytes * SHARE_AFTER_EVICTION) return
      await rm(this.#path(name), { force: true })
      used -= size
    }
  }
}
