import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Below this share of its room a full cache is brought. */
const AFTER_CLEARING = 0.8

/** Images that were made, on disk, by key. May be lost or deleted at any time. */
export class TransformCache {
  readonly #folder: string
  readonly #room: number
  #used: Promise<number> | undefined

  /** @param room bytes it may take on disk */
  constructor(dataDir: string, room: number) {
    this.#folder = join(dataDir, 'cache', 'images')
    this.#room = room
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
    this.#used = this.#add(this.#used, bytes.length)
    if ((await this.#used) > this.#room) this.#used = this.#clear()
    await this.#used
  }

  /** Deletes what was made of one image. @param start of its keys */
  async forget(start: string) {
    const names = await readdir(this.#folder).catch(() => [])
    const made = names.filter((name) => name.startsWith(start))
    await Promise.all(made.map((name) => rm(this.#path(name), { force: true })))
    if (made.length > 0) this.#used = undefined
  }

  async #add(used: Promise<number> | undefined, bytes: number) {
    if (used) return (await used) + bytes
    return total(await this.#entries())
  }

  async #entries() {
    const names = await readdir(this.#folder)
    const entries = names.map(async (name) => {
      const path = join(this.#folder, name)
      const { size, mtimeMs } = await stat(path)
      return { path, size, usedAt: mtimeMs }
    })
    const settled = await Promise.allSettled(entries)
    return settled.flatMap((entry) => (entry.status === 'fulfilled' ? [entry.value] : []))
  }

  /** Deletes what was not asked for the longest. */
  async #clear(): Promise<number> {
    const entries = (await this.#entries()).toSorted((a, b) => a.usedAt - b.usedAt)
    let used = total(entries)
    for (const { path, size } of entries) {
      if (used <= this.#room * AFTER_CLEARING) break
      await rm(path, { force: true })
      used -= size
    }
    return used
  }
}

const total = (entries: readonly { size: number }[]) => entries.reduce((sum, { size }) => sum + size, 0)
