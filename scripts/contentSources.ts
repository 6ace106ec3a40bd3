import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { listValues } from '#lib/content/walkContent.ts'
import { isRecord } from '#lib/isRecord.ts'
import { normalizePath } from '#lib/links/path.ts'

/** Key of the source of a picture or file, as written by exports. */
const SOURCE = '_sanityAsset'
const IN_ARCHIVE = /^(?:image|file)@file:\/\/\.(\/.+)$/s
const GZIP = Buffer.from([0x1f, 0x8b])

/** Thrown when an imported file refers to a source outside the archive. */
export class ExternalSourceError extends Error {
  constructor(document: unknown, source: unknown) {
    const id = isRecord(document) ? document['_id'] : undefined
    super(
      `Nothing was imported: the document ${JSON.stringify(id)} asks for ${JSON.stringify(source)}. ` +
        'An import takes pictures and files from its own archive only (image@file://./images/…).',
    )
  }
}

const isInArchive = (source: unknown) => {
  const path = typeof source === 'string' ? IN_ARCHIVE.exec(source)?.[1] : undefined
  // A file name may contain spaces, a URL may not.
  return path !== undefined && normalizePath(path.replaceAll(' ', '%20')) !== undefined
}

/**
 * Checks the sources of a document's pictures and files. The importer opens any URL, so a local file of this machine
 * would be uploaded and become public.
 */
export function checkSources(document: unknown): void {
  const external = listValues(document).find(({ steps, value }) => steps.at(-1) === SOURCE && !isInArchive(value))
  if (external) throw new ExternalSourceError(document, external.value)
}

function checkDocuments(file: string) {
  const bytes = readFileSync(file)
  const text = (bytes.subarray(0, 2).equals(GZIP) ? gunzipSync(bytes) : bytes).toString()
  for (const line of text.split('\n').filter(Boolean)) checkSources(JSON.parse(line))
}

/**
 * Checks all documents of an import.
 *
 * @param folder folder of the unpacked archive; empty when the file is not an archive
 */
export function checkImport(file: string, folder: string) {
  if (readdirSync(folder).length === 0) return checkDocuments(file)
  for (const found of globSync('**/*.ndjson', { cwd: folder })) checkDocuments(join(folder, found))
}
