import { existsSync } from 'node:fs'
import { cp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#lib/durations.ts'

/** Time a page is expected to stay open, in milliseconds. */
const KEPT_MS = 30 * DAY_MS

/**
 * Adds the static files of former builds to those of the present one: a page that is still open loads its code from them,
 * for example when a form is used. Files that are older than the former build by a month are dropped.
 *
 * @param built folder of the present build's files, which Next lists at its start
 * @param kept folder of the files of all builds
 */
export async function addFormerFiles(built: string, kept: string): Promise<void> {
  if (!existsSync(kept)) return
  const entries = await readdir(kept, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(paths.map(async (path) => ({ path, builtAt: (await stat(path)).mtimeMs })))
  const formerBuild = Math.max(...files.map(({ builtAt }) => builtAt))
  for (const { path, builtAt } of files) if (builtAt < formerBuild - KEPT_MS) await rm(path)
  await cp(kept, built, { recursive: true, preserveTimestamps: true, force: false })
}

/** Keeps the static files of the present build for the next one. */
export const keepFiles = (built: string, kept: string) => cp(built, kept, { recursive: true, preserveTimestamps: true })
