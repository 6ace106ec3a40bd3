import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Files that determine the seed documents: the texts and their structure. */
const FILES = ['en.json', 'fr.json', 'documents.ts']

/** Returns the SHA-256 digest of the seed content in hexadecimal, by which a store knows whether it is up to date. */
export async function hashContent(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of FILES) hash.update(await readFile(new URL(name, import.meta.url)))
  return hash.digest('hex')
}
