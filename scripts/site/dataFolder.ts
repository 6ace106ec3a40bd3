import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const getCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Disk space needed to open the databases, in bytes. */
const PROBE_BYTES = 1024 * 1024

/** Folder of a restore under way, in the data folder. */
export const RESTORING_FOLDER = '.restoring'

/** Creates the data folder, accessible only to the account that runs the site. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(probe, Buffer.alloc(PROBE_BYTES))
  } catch (error) {
    const code = getCode(error)
    const message =
      code === 'ENOSPC'
        ? `The disk of the data folder ${folder} is full. Make room on it, then start again.`
        : `The data folder ${folder} cannot be written (${code}). Fix its permissions or set DATA_DIR.`
    throw new Error(message, { cause: error })
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
  const restoring = await readdir(join(folder, RESTORING_FOLDER)).catch(() => [])
  // A start would create empty ones in place of those that were moved aside.
  if (restoring.some((name) => !existsSync(join(folder, name))))
    throw new Error(`A restore to ${folder} is running or was interrupted. Wait for it, or restore again.`)
}

/** Secrets that are generated unless the settings provide them. */
const GENERATED = ['SANITY_REVALIDATE_SECRET', 'LEADS_SIGNING_SECRET'] as const
/** Tokens of the embedded store. With Sanity's cloud the settings provide them. */
const EMBEDDED = ['SANITY_API_READ_TOKEN', 'SANITY_API_WRITE_TOKEN'] as const

const stored = z.record(z.string(), z.string())

async function readSecrets(file: string): Promise<Record<string, string>> {
  try {
    return stored.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    const code = getCode(error)
    if (code === 'ENOENT') return {}
    const reason = code
      ? `cannot be read (${code}). Fix its permissions.`
      : 'is no list of secrets. Restore it, or delete it to make new ones.'
    throw new Error(`${file} ${reason}`, { cause: error })
  }
}

/**
 * Returns the secrets of this data folder, generated on first use. The file is replaced atomically and readable by its
 * owner only.
 *
 * @returns values by setting name, used where the settings have none
 */
export async function loadSecrets(folder: string, { embedded }: { embedded: boolean }) {
  const file = join(folder, 'secrets.json')
  const known = await readSecrets(file)
  const wanted = embedded ? [...GENERATED, ...EMBEDDED] : GENERATED
  const secrets = Object.fromEntries(wanted.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')]))
  if (wanted.some((name) => known[name] === undefined)) {
    const temporaryFile = `${file}.${process.pid}`
    await writeFile(temporaryFile, `${JSON.stringify({ ...known, ...secrets }, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    })
    await rename(temporaryFile, file)
  }
  return secrets
}
