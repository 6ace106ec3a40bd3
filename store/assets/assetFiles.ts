import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Stores the bytes of images on disk, by their SHA-1 hash. */
export class AssetFiles {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'assets', 'images')
  }

  path = (sha1: string): string => join(this.#folder, sha1.slice(0, 2), sha1)

  has = (sha1: string): boolean => existsSync(this.path(sha1))

  async *list(): AsyncGenerator<string> {
    for await (const file of glob('*/*', { cwd: this.#folder })) yield basename(file)
  }

  /** Serializes work on the same bytes, so that a removal cannot overlap with a new upload. */
  async withLock<T>(sha1: string, work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(this.path(sha1), work)
  }

  async remove(sha1: string) {
    await rm(this.path(sha1), { force: true })
  }

  /** Writes the bytes atomically. Resolves once they are synced to disk. */
  async write(sha1: string, bytes: Uint8Array) {
    if (this.has(sha1)) return
    const path = this.path(sha1)
    const folder = dirname(path)
    await mkdir(folder, { recursive: true })
    const partial = `${path}.${randomUUID()}.part`
    try {
      await writeFile(partial, bytes, { flush: true })
      await rename(partial, path)
      for (const name of [folder, this.#folder]) await syncFolder(name)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  }
}

/** Syncs a folder, without which a rename in it is not durable. */
async function syncFolder(path: string) {
  await using folder = await open(path, 'r')
  await folder.sync()
}
