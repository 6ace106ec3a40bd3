/** Exports all content, including drafts and assets, to one file: `npm run content:export -- FILE.tar.gz`. */
import { rename, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { exportDataset } from '@sanity/export'
import { runCommand } from './command.ts'
import { createStepReporter, resolveContentTarget, type ContentTarget } from './contentTransfer.ts'

/** Preview secrets are useless elsewhere and must not leave the store. */
const SECRET_TYPE = /^sanity\.(previewUrl|vercelProtection)/

/** Adapts the client to the exporter, which fetches pictures and files at the URLs in their documents. */
function createExporter({ client, storeOrigin }: ContentTarget) {
  const assets = storeOrigin === undefined ? '' : `?${new URLSearchParams({ assets: storeOrigin })}`
  return { config: () => client.config(), getUrl: (path: string) => `${client.getUrl(path)}${assets}` }
}

async function exportContent(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (positionals.length !== 1 || !file?.endsWith('.tar.gz'))
    throw new Error('Usage: npm run content:export -- FILE.tar.gz')
  const target = await resolveContentTarget()
  const { name, dataset } = target
  const partial = `${file}.part`
  // Other accounts on this machine must not read drafts.
  process.umask(0o077)
  try {
    // The exporter ends the process when it cannot create its file.
    await writeFile(partial, '')
    const { documentCount, assetCount } = await exportDataset({
      client: createExporter(target),
      dataset,
      outputPath: partial,
      assets: true,
      drafts: true,
      filterDocument: ({ _type }) => !SECRET_TYPE.test(_type),
      onProgress: createStepReporter(),
    })
    await rename(partial, file)
    return `Exported ${documentCount} documents and ${assetCount} assets to ${file}.`
  } catch (error) {
    await rm(partial, { force: true })
    throw new Error(`The content of ${name} could not be exported. Is it running?`, { cause: error })
  }
}

await runCommand(exportContent)
