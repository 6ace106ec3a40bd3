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
import { sanityImport } from '@sanity/import'
import { checkImport, ExternalSourceError } from './contentSources.ts'
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

async function importContent(): Promise<string> {
  const { file, operation } = readArguments()
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new Error(`The file ${file} cannot be read.`)
  const { name, client, assetFetch } = await resolveContentTarget()
  const folder = createTemporaryFolder()
  const report = createStepReporter()
  let checked = false
  try {
    const { numDocs, warnings } = await sanityImport(createReadStream(file), {
      client,
      operation,
      assetFetch,
      // The importer reports its first step once the file is unpacked and before it sends anything.
      onProgress(step) {
        if (!checked) checkImport(file, folder)
        checked = true
        report(step)
      },
    })
    const complaints = warnings.map(({ message }) => `\n${message}`).join('')
    return `Imported ${numDocs} documents into ${name}.${complaints}`
  } catch (error) {
    if (error instanceof ExternalSourceError) throw error
    const isPresent = operation === 'create' && error instanceof Error && error.message.includes('already exists')
    const message = isPresent
      ? 'Some of these documents are there already. Use --replace to overwrite or --missing to keep them.'
      : `The file could not be imported into ${name}. Is it running?`
    throw new Error(message, { cause: error })
  }
}

await runCommand(importContent)
