import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { removeFolder } from '#tests/support/temporaryFolder.ts'

/** The root folder of the project. */
export const root = join(import.meta.dirname, '..', '..', '..')

/** A data folder with the seed content and no account, created once per run. */
const template = join(root, 'test-results', '.template')

/**
 * Builds the site if needed and loads the content of the template.
 *
 * @param signal aborts the build
 */
export async function prepareTemplate(signal?: AbortSignal): Promise<void> {
  await removeFolder(template)
  const { PATH = '', HOME = '' } = process.env
  await promisify(execFile)(process.execPath, ['scripts/site/start.ts', 'build'], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: 'production', ENV_FILE: '', DATA_DIR: template },
    maxBuffer: 64 * 1024 * 1024,
    ...(signal && { signal }),
  })
}

/** Copies the template for one site. */
export async function cloneTemplate(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'site-e2e-'))
  const folder = join(parent, 'data')
  await mkdir(folder, { mode: 0o700 })
  await cp(template, folder, { recursive: true })
  return { folder, remove: () => removeFolder(parent) }
}
