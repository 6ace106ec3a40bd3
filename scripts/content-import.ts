/**
 * Brings content into the site: `npm run content:import FILE`, where FILE is an export (.tar.gz) or documents (.ndjson).
 * A document that is there already stops the import, unless `--replace` overwrites it or `--missing` leaves it alone.
 */
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sanityImport } from '@sanity/import'
import { contentPlace, runCommand, stepReporter } from './content-transfer.ts'

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

const alreadyThere = (error: unknown) => error instanceof Error && error.message.includes('already exists')

async function importContent(): Promise<string> {
  const { file, operation } = readArguments()
  await access(file).catch(() => {
    throw new Error(`The file ${file} cannot be read.`)
  })
  const { name, client, assetFetch } = await contentPlace()
  try {
    const { numDocs, warnings } = await sanityImport(createReadStream(file), {
      client,
      operation,
      assetFetch,
      onProgress: stepReporter(),
    })
    const complaints = warnings.map(({ message }) => `\n${message}`).join('')
    return `Imported ${numDocs} documents into ${name}.${complaints}`
  } catch (error) {
    if (operation === 'create' && alreadyThere(error)) {
      throw new Error(
        'Some of these documents are there already. Use --replace to overwrite or --missing to keep them.',
        {
          cause: error,
        },
      )
    }
    throw new Error(`The file could not be imported into ${name}. Is it running?`, { cause: error })
  }
}

await runCommand(importContent)
