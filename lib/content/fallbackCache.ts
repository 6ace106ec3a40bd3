import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientReturn } from '@sanity/client'

/** Most answers kept; far above the number of pages, so that only answers no longer in use are evicted. */
const MAX_ANSWERS = 500

const getCacheFile = (query: string, params: object) =>
  `${createHash('sha256')
    .update(JSON.stringify([query, params]))
    .digest('hex')}.json`

/**
 * The last good answer of every query, on disk.
 *
 * Once a page has expired on demand, Next has nothing to serve while the content store is down; from these
 * answers it can build the page again as it was.
 *
 * @param folder where the answers are kept; created when first needed
 */
export function fallbackCache(folder: string) {
  const written = new Map<string, string>()
  async function dropOldest(): Promise<void> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
    if (names.length <= MAX_ANSWERS) return
    const dated = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
    )
    const oldest = dated.toSorted((a, b) => a.time - b.time).slice(0, names.length - MAX_ANSWERS)
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
  }

  return {
    /** Keeps an answer, whole or not at all: a reader never sees half a file. */
    async keep(query: string, params: object, answer: unknown): Promise<void> {
      // An answer that found nothing is not worth a place: link values are typed by anybody.
      if (answer === null || answer === undefined) return
      const name = getCacheFile(query, params)
      const text = JSON.stringify({ answer })
      if (written.get(name) === text) return
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `${name}.${process.pid}.${Math.random().toString(36).slice(2)}`)
      await writeFile(draft, text)
      await rename(draft, join(folder, name))
      written.set(name, text)
      await dropOldest()
    },

    async find<const Query extends string>(
      query: Query,
      params: object,
    ): Promise<{ answer: ClientReturn<Query> } | undefined> {
      try {
        // The file's name holds the query and its parameters, so it holds that query's answer.
        const kept: { answer: ClientReturn<Query> } = JSON.parse(
          await readFile(join(folder, getCacheFile(query, params)), 'utf8'),
        )
        return kept
      } catch {
        return undefined
      }
    },
  }
}
