import { randomUUID } from 'node:crypto'
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AssetBytes } from './asset-names.ts'

/**
 * Stores the bytes of assets on disk, by hash. Images and other files have separate folders, so that an unchecked file
 * can never be served as an image.
 */
export class AssetFiles {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'assets')
  }

  path({ kind, sha1 }: AssetBytes): string {
    return join(this.#folder, `${kind}s`, sha1.slice(0, 2), sha1)
  }

  async has(asset: AssetBytes): Promise<boolean> {
    return access(this.path(asset)).then(
      () => true,
      () => false,
    )
  }

  /** Serializes work on the same bytes, so that a removal cannot overlap with a new upload. */
  async withLock<T>(asset: AssetBytes, work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(this.path(asset), work)
  }

  async remove(asset: AssetBytes) {
    await rm(this.path(asset), { force: true })
  }

  /** Writes the bytes atomically. Resolves once they are synced to disk. */
  async write(asset: AssetBytes, bytes: Uint8Array) {
    if (await this.has(asset)) return
    const path = this.path(asset)
    const folder = dirname(path)
    await mkdir(folder, { recursive: true })
    const partial = `${path}.${randomUUID()}.part`
    try {
      await writeFile(partial, bytes, { flush: true })
      await rename(partial, path)
      for (const name of [folder, dirname(folder), this.#folder]) await syncFolder(name)
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
