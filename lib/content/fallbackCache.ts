import { hash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientReturn } from '@sanity/client'

const getCacheFile = (query: string, params: object) => `${hash('sha256', JSON.stringify([query, params]))}.json`

/**
 * Creates a cache, on disk, of each query's last complete response, for pages rendered while the store is down. Queries
 * and parameters are fixed by the code, or name a partner or a question that exists, so there are few, and none is evicted.
 */
export function createFallbackCache(folder: string) {
  const textByName = new Map<string, string>()
  // File tracing would take the path for any JSON file of the project, and deploy `package.json` with the proxy, where
  // its type "module" ends Next's first file.
  const getPath = (name: string) => join(/* turbopackIgnore: true */ folder, name)
  return {
    async put(query: string, params: object, response: unknown): Promise<void> {
      const name = getCacheFile(query, params)
      const text = JSON.stringify({ response })
      if (textByName.get(name) === text) return
      await mkdir(folder, { recursive: true })
      const temporaryFile = getPath(`${name}.${process.pid}.${Math.random().toString(36).slice(2)}`)
      await writeFile(temporaryFile, text)
      await rename(temporaryFile, getPath(name))
      textByName.set(name, text)
    },

    async find<const Query extends string>(query: Query, params: object) {
      try {
        // The file name is derived from the query and its parameters, so the type matches.
        const { response }: { response: ClientReturn<Query> | undefined } = JSON.parse(
          await readFile(/* turbopackIgnore: true */ getPath(getCacheFile(query, params)), 'utf8'),
        )
        return response
      } catch {
        return undefined
      }
    },
  }
}
