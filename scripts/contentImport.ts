/**
 * Imports content: `npm run content:import -- FILE`, where FILE is an export (.tar.gz) or documents (.ndjson). An existing
 * document stops the import, unless `--replace` overwrites it or `--missing` skips it. Pictures and files are read from
 * the archive only, never from a URL in a document.
 */
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ClientError, type SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import { isRecord } from '#lib/isRecord.ts'
import { checkImport, ImportDataError, type ImportedDocument, readOnlyAsset } from './contentSources.ts'
import { runCommand } from './command.ts'
import { createStepReporter, resolveContentTarget } from './contentTransfer.ts'

const USAGE = 'Usage: npm run content:import -- FILE.tar.gz|FILE.ndjson [--replace | --missing]'

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, missing: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (positionals.length !== 1 || !file || (values.replace && values.missing)) throw new Error(USAGE)
  const operation = values.replace ? 'createOrReplace' : values.missing ? 'createIfNotExists' : 'create'
  return { file, operation } as const
}

/** Creates a folder that only this account can read and that is removed at exit; the importer unpacks there. */
function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-import-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder })
  return folder
}

const getId = ({ document }: ImportedDocument) => (isRecord(document) ? document['_id'] : undefined)

/** Describes why the content store refused documents of the file, and which of them are there now. */
async function describeRefusal(error: ClientError, documents: ImportedDocument[], client: SanityClient) {
  const find = (id: unknown) => [`"${String(id)}"`, `“${String(id)}”`].map((quoted) => error.message.indexOf(quoted))
  const [named] = documents
    .map((each) => ({ ...each, at: Math.max(...find(getId(each))) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const ids = documents.map(getId).filter((id) => typeof id === 'string')
  const found = await client.fetch<unknown>('count(*[_id in $ids])', { ids })
  const place = named ? ` because of ${named.place}` : ''
  const isDangling = error.message.includes('references non-existent document')
  const rest = isDangling ? ' References of the file may still be weak.' : ''
  return (
    `The data cannot be imported${place}. ` +
    `Of the ${documents.length} documents of the file, ${String(found)} are there now.${rest} ` +
    'Correct the file, then import it again with --replace.'
  )
}

/** Restores what an archive says of its only picture, without changing what is set already. */
async function restoreOnlyAsset(client: SanityClient, only: ReturnType<typeof readOnlyAsset>) {
  if (!only) return
  const id = await client.fetch<unknown>('*[sha1hash == $sha1][0]._id', { sha1: only.sha1 })
  const { uploadId: _, ...fields } = only.fields
  if (typeof id === 'string') await client.patch(id).setIfMissing(fields).commit()
}

async function importContent(): Promise<string> {
  const { file, operation } = readArguments()
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new Error(`The file ${file} cannot be read.`)
  const { name, client, assetFetch } = await resolveContentTarget()
  const folder = createTemporaryFolder()
  const report = createStepReporter()
  let documents: ImportedDocument[] | undefined
  let onlyAsset: ReturnType<typeof readOnlyAsset>
  try {
    const { numDocs, warnings } = await sanityImport(createReadStream(file), {
      client,
      operation,
      assetFetch,
      // The importer reports its first step once the file is unpacked and before it sends anything.
      onProgress(step) {
        if (!documents) onlyAsset = readOnlyAsset(folder)
        documents ??= checkImport(file, folder)
        report(step)
      },
    })
    await restoreOnlyAsset(client, onlyAsset)
    const complaints = warnings.map(({ message }) => `\n${message}`).join('')
    return `Imported ${numDocs} documents into ${name}.${complaints}`
  } catch (error) {
    if (error instanceof ImportDataError) throw error
    // The importer reads the file before its first step, and names neither the line nor the file.
    if (!documents) checkImport(file, folder)
    const isPresent = operation === 'create' && error instanceof Error && error.message.includes('already exists')
    if (isPresent)
      throw new Error(
        'Some of these documents are there already. Use --replace to overwrite or --missing to keep them.',
        {
          cause: error,
        },
      )
    if (error instanceof ClientError) {
      const message = await describeRefusal(error, documents ?? [], client)
      throw new Error(message, { cause: error })
    }
    throw new Error(`The file could not be imported into ${name}. Is it running?`, { cause: error })
  }
}

await runCommand(importContent)
