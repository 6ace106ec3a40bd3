import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { normalizePath } from '#lib/links/path.ts'

/** Where a document's picture or file comes from, as exports write it. */
const SOURCE = '_sanityAsset'
const IN_ARCHIVE = /^(?:image|file)@file:\/\/\.(\/.+)$/s
/** Where the importer looks for documents in what it unpacked to a folder of its own; not in hidden files. */
const DOCUMENTS = ['*.ndjson', '*/*.ndjson', '*/*/*.ndjson', '*/*/*/*.ndjson']
const GZIP = Buffer.from([0x1f, 0x8b])

/** Thrown when an imported file refers to a source outside of it. */
export class ForeignSource extends Error {
  constructor(id: unknown, source: unknown) {
    super(
      `Nothing was imported: the document ${JSON.stringify(id)} asks for ${JSON.stringify(source)}. ` +
        'An import takes pictures and files from its own archive only (image@file://./images/…).',
    )
  }
}

const isBroughtAlong = (source: unknown) => {
  const path = typeof source === 'string' ? IN_ARCHIVE.exec(source)?.[1] : undefined
  // A file's name may hold blanks, which an address may not.
  return path !== undefined && normalizePath(path.replaceAll(' ', '%20')) !== undefined
}

/**
 * The importer opens any address a document names: a file of this machine would be uploaded for everybody to read.
 *
 * @throws ForeignSource when a picture or file in a part of a document comes from elsewhere than the archive
 */
export function checkSources(part: unknown, id?: unknown): void {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    if (key === SOURCE && !isBroughtAlong(value)) throw new ForeignSource(id, value)
    checkSources(value, id)
  }
}

/** The documents in a file, one to a line, as the importer reads them. */
function checkDocuments(file: string) {
  const bytes = readFileSync(file)
  const text = (bytes.subarray(0, 2).equals(GZIP) ? gunzipSync(bytes) : bytes).toString()
  for (const line of text.split('\n').filter(Boolean)) {
    const document: unknown = JSON.parse(line)
    const named = typeof document === 'object' && document !== null && '_id' in document
    checkSources(document, named ? document._id : undefined)
  }
}

/**
 * Checks all documents that an import is about to bring.
 *
 * @param file that is imported
 * @param folder where the importer has unpacked it; empty when it was no archive
 * @throws ForeignSource, or another error when the documents cannot be read
 */
export function checkImport(file: string, folder: string) {
  if (readdirSync(folder).length === 0) return checkDocuments(file)
  for (const found of globSync(DOCUMENTS, { cwd: folder })) checkDocuments(join(folder, found))
}
