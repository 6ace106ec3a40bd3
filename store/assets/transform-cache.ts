import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SHARE_AFTER_EVICTION = 0.8

const sumSizes = (entries: readonly { size: number }[]) => entries.reduce((sum, { size }) => sum + size, 0)

/** Caches transformed images on disk, by key. The files may be deleted at any time. */
export class TransformCache {
  readonly #folder: string
  readonly #maxBytes: number
  #usedBytes: Promise<number> | undefined

  constructor(dataDir: string, maxBytes: number) {
    this.#folder = join(dataDir, 'cache', 'images')
    this.#maxBytes = maxBytes
  }

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
    this.#usedBytes = this.#add(this.#usedBytes, bytes.length)
    if ((await this.#usedBytes) > this.#maxBytes) this.#usedBytes = this.#evict()
    await this.#usedBytes
  }

  /** Removes the images of one source. @param prefix of their keys */
  async remove(prefix: string) {
    const names = await readdir(this.#folder).catch(() => [])
    const matches = names.filter((name) => name.startsWith(prefix))
    await Promise.all(matches.map((name) => rm(this.#path(name), { force: true })))
    if (matches.length > 0) this.#usedBytes = undefined
  }

  async #add(used: Promise<number> | undefined, bytes: number) {
    return used ? (await used) + bytes : sumSizes(await this.#entries())
  }

  async #entries() {
    const names = await readdir(this.#folder)
    const entries = names.map(async (name) => {
      const { size, mtimeMs } = await stat(this.#path(name))
      return { name, size, usedAt: mtimeMs }
    })
    const settled = await Promise.allSettled(entries)
    return settled.flatMap((entry) => (entry.status === 'fulfilled' ? [entry.value] : []))
  }

  /** Removes the least recently used images. */
  async #evict(): Promise<number> {
    const entries = (await this.#entries()).toSorted((a, b) => a.usedAt - b.usedAt)
    let used = sumSizes(entries)
    for (const { name, size } of entries) {
      if (used <= this.#maxBytes * SHARE_AFTER_EVICTION) break
      await rm(this.#path(name), { force: true })
      used -= size
    }
    return used
  }
}
