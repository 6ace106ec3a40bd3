import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AssetBytes } from './asset-names.ts'

type Kind = AssetBytes['kind']

/**
 * Bytes of assets, by hash. Images and other files are kept apart: what is among the images was found to be one and, if
 * an SVG, was cleaned, so bytes that came in as a plain file can never be served as an image.
 */
export class AssetFiles {
  readonly #folder: string
  readonly #turns = new Map<string, Promise<unknown>>()

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'assets')
  }

  path(kind: Kind, sha1: string): string {
    return join(this.#folder, `${kind}s`, sha1.slice(0, 2), sha1)
  }

  async has(kind: Kind, sha1: string): Promise<boolean> {
    return access(this.path(kind, sha1), constants.R_OK).then(
      () => true,
      () => false,
    )
  }

  /** Lets the work on the same bytes go one after the other: none is removed while somebody uploads it again. */
  async inTurn<T>({ kind, sha1 }: AssetBytes, work: () => Promise<T>): Promise<T> {
    const key = `${kind} ${sha1}`
    const before = this.#turns.get(key)
    const turn = (async () => {
      await before?.catch(() => undefined)
      return work()
    })()
    this.#turns.set(key, turn)
    try {
      return await turn
    } finally {
      if (this.#turns.get(key) === turn) this.#turns.delete(key)
    }
  }

  /** Takes the bytes off the disk, if they are there. */
  async remove({ kind, sha1 }: AssetBytes) {
    await rm(this.path(kind, sha1), { force: true })
  }

  /** Stores the bytes so that they are whole and on the disk when this returns, whatever happens in between. */
  async write(kind: Kind, sha1: string, bytes: Uint8Array) {
    if (await this.has(kind, sha1)) return
    const path = this.path(kind, sha1)
    const folder = dirname(path)
    await mkdir(folder, { recursive: true })
    const partial = `${path}.${randomUUID()}.part`
    try {
      await writeDurably(partial, bytes)
      await rename(partial, path)
      for (const name of [folder, dirname(folder), this.#folder]) await syncFolder(name)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  }
}

async function writeDurably(path: string, bytes: Uint8Array) {
  await using file = await open(path, 'wx')
  await file.writeFile(bytes)
  await file.sync()
}

/** A rename is only on the disk once the folder that names the file is. */
async function syncFolder(path: string) {
  await using folder = await open(path, 'r')
  await folder.sync()
}
