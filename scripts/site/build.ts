import { createHash, hash } from 'node:crypto'
import { existsSync, globSync, statSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { lockFile } from '#lib/lockFile.ts'
import { CHUNKS_FOLDER } from '#lib/nextInternals.ts'
import { compressBuild } from '#server/buildFiles.ts'
import { root } from './program.ts'
import type { ProgramGroup } from './supervise.ts'
import type { Site } from './settings.ts'
import { addFormerFiles, keepFiles } from './staticFiles.ts'
import type { ContentPosition } from './store.ts'

/**
 * Inputs of the build and of how its pages are sent, since browsers revalidate pages after a build. Settings are not
 * among them: they are read at every start.
 */
const SOURCES = [
  '{app,components,content,leads,lib,public,schemas,studio}/**',
  '.browserslistrc',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'proxy.ts',
  'sanity.config.ts',
  'server/{buildFiles,compress}.ts',
  'tsconfig.json',
]

/** Cached responses of the content store that the build's pages were rendered from. */
const builtCacheFolder = join(root, '.next', 'content-cache')

/** Locked by a build, or shared by the sites that run from this folder. Next keeps `cache` when it builds. */
const buildLock = join(root, '.next', 'cache', 'build.lock')

const recordFile = join(root, '.next', 'build-record.json')
const record = z.object({
  sources: z.string(),
  /** Digest of what pages were rendered from: the settings, and the position in the store's history. */
  inputs: z.string(),
})

async function hashSources(): Promise<string> {
  const digest = createHash('sha256').update(process.version)
  for (const path of globSync(SOURCES, { cwd: root }).toSorted()) {
    const file = join(root, path)
    if (statSync(file).isFile()) digest.update(`\0${path}\0`).update(await readFile(file))
  }
  return digest.digest('hex')
}

function hashInputs({ settings }: Site, content: ContentPosition | null): string {
  const { STORE_URL: _store, REVALIDATE_URL: _webhookUrl, ...shownSettings } = settings
  return hash('sha256', JSON.stringify([shownSettings, content]))
}

/** Reads the record of the last build; undefined when there is none or it is damaged. */
async function readLastBuild() {
  try {
    return record.safeParse(JSON.parse(await readFile(recordFile, 'utf8'))).data
  } catch {
    return undefined
  }
}

async function copyCache(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, force: false })
}

/**
 * Creates the production build, unless one of the same sources exists.
 *
 * @param content position in the store's history to render from; null with Sanity's cloud
 * @returns whether the build's pages show that content under the current settings
 */
export async function ensureBuild(site: Site, content: ContentPosition | null, programs: ProgramGroup) {
  const wanted = { sources: await hashSources(), inputs: hashInputs(site, content) }
  const last = await readLastBuild()
  const cacheFolder = join(site.settings.DATA_DIR, 'content-cache')
  if (last?.sources === wanted.sources) {
    // The build was made with another data folder. Its responses let pages render before the store responds.
    await copyCache(builtCacheFolder, cacheFolder)
    return { current: content !== null && last.inputs === wanted.inputs }
  }
  const unlock = lockFile(buildLock)
  if (!unlock)
    throw new Error(
      `A build would delete the files of the site that runs from ${root}. Stop it, or build in another clone.`,
    )
  process.stderr.write('Building the site, which takes about a minute …\n')
  const { environment } = site
  const build = programs.start({
    name: 'The build',
    file: 'node_modules/next/dist/bin/next',
    args: ['build'],
    environment,
  })
  if ((await build.exited).code !== 0)
    throw new Error(`${build.output()}\nThe site could not be built; the reason is above.`)
  await compressBuild(join(root, CHUNKS_FOLDER))
  await copyCache(cacheFolder, builtCacheFolder)
  await writeFile(recordFile, `${JSON.stringify(wanted, null, 2)}\n`)
  unlock()
  return { current: true }
}

const staticFolder = join(root, '.next', 'static')

/** A read-only folder or a full disk must not prevent the start. */
const printFailure = (error: unknown) =>
  void process.stderr.write(`Files of former builds cannot be kept; open pages may need a reload. ${String(error)}\n`)

/** Prevents other builds in this folder while the site runs, and adds the static files of former ones. */
export async function prepareBuild(keptFolder: string): Promise<void> {
  try {
    lockFile(buildLock, 'shared')
    await addFormerFiles(staticFolder, keptFolder)
  } catch (error) {
    printFailure(error)
  }
}

/** Keeps the build's static files, which takes too long before the site is up. */
export const keepBuild = (keptFolder: string) => keepFiles(staticFolder, keptFolder).catch(printFailure)
