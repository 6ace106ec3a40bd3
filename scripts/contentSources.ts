import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { listValues } from '#lib/content/walkContent.ts'
import { isRecord } from '#lib/isRecord.ts'
import { normalizePath } from '#lib/links/path.ts'

/** Key of the source of a picture or file, as written by exports. */
const SOURCE = '_sanityAsset'
const IN_ARCHIVE = /^(?:image|file)@file:\/\/\.(\/.+)$/s
const GZIP = Buffer.from([0x1f, 0x8b])

/** Thrown before anything is imported, when the data cannot be. */
export class ImportDataError extends Error {
  constructor(reason: string) {
    super(`Nothing was imported: ${reason}`)
  }
}

const getId = (document: unknown) => JSON.stringify(isRecord(document) ? document['_id'] : undefined)

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
  if (!external) return
  throw new ImportDataError(
    `the document ${getId(document)} asks for ${JSON.stringify(external.value)}. ` +
      'An import takes pictures and files from its own archive only (image@file://./images/…).',
  )
}

function parseLine(line: string, place: string): unknown {
  if (line.trim() === '') throw new ImportDataError(`${place} holds nothing but space. Remove it.`)
  try {
    return JSON.parse(line)
  } catch (error) {
    const reason = line.startsWith('\uFEFF')
      ? 'begins with a byte order mark. Save the file as UTF-8 without one.'
      : `is no JSON document. ${error instanceof Error ? error.message : ''}`
    throw new ImportDataError(`${place} ${reason}`)
  }
}

/** Ids that the importer takes. */
const ID = /^[\w.-]+$/

function checkDocument(document: unknown, place: string) {
  if (!isRecord(document)) throw new ImportDataError(`${place} is no JSON object, so no document.`)
  if (typeof document['_type'] !== 'string')
    throw new ImportDataError(`the document ${getId(document)} in ${place} lacks a “_type”. Add its type.`)
  const id = document['_id']
  if (id !== undefined && !(typeof id === 'string' && ID.test(id)))
    throw new ImportDataError(
      `the document ${getId(document)} in ${place} has another “_id” than letters, digits, dots, dashes and underscores.`,
    )
  checkSources(document)
}

/** A document of an import, with the line it is in, from 1. */
export interface ImportedDocument {
  document: unknown
  place: string
}

function checkDocuments(file: string): ImportedDocument[] {
  const bytes = readFileSync(file)
  const text = (bytes.subarray(0, 2).equals(GZIP) ? gunzipSync(bytes) : bytes).toString()
  const places = new Map<unknown, string>()
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return []
    const place = `line ${index + 1} of ${basename(file)}`
    const document = parseLine(line, place)
    checkDocument(document, place)
    const id = isRecord(document) ? document['_id'] : undefined
    const earlier = id === undefined ? undefined : places.get(id)
    if (earlier) throw new ImportDataError(`the document ${getId(document)} in ${place} is in ${earlier} too.`)
    places.set(id, place)
    return { document, place }
  })
}

/**
 * Checks all documents of an import, and returns them.
 *
 * @param folder folder of the unpacked archive; empty when the file is not an archive
 * @throws ImportDataError with the line that cannot be imported
 */
export function checkImport(file: string, folder: string): ImportedDocument[] {
  if (readdirSync(folder).length === 0) return checkDocuments(file)
  return globSync('**/*.ndjson', { cwd: folder }).flatMap((found) => checkDocuments(join(folder, found)))
}

const assetMap = z.record(z.string(), z.looseObject({}))

/**
 * Reads what an export says of its pictures when it has one only. `@sanity/import` 7.0.4 restores that of two or more:
 * it counts the pictures where it means the fields of one.
 *
 * @param folder folder of the unpacked archive
 */
export function readOnlyAsset(folder: string): { sha1: string; fields: Record<string, unknown> } | undefined {
  const [found] = globSync('**/assets.json', { cwd: folder })
  if (found === undefined) return undefined
  const entries = Object.entries(assetMap.safeParse(JSON.parse(readFileSync(join(folder, found), 'utf8'))).data ?? {})
  const [[key, fields] = []] = entries
  const sha1 = key?.split('-')[1]
  return entries.length === 1 && sha1 && fields ? { sha1, fields } : undefined
}
