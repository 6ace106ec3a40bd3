import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { root, runProgram } from './program.ts'
import type { ProgramGroup } from './programs.ts'
import type { Site } from './settings.ts'
import type { ContentPosition } from './store.ts'

/**
 * What the build is made of, and what else decides how its pages leave: a browser asks for them anew after a build.
 * Settings are not: they are read at every start.
 */
const FOLDERS = ['app', 'components', 'content', 'lib', 'public', 'schemas', 'studio']
const FILES = [
  '.browserslistrc',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'proxy.ts',
  'sanity.config.ts',
  'tsconfig.json',
]

/** The answers of the content store that the build's pages were made from. */
const builtAnswers = join(root, '.next', 'content-cache')

const recordFile = join(root, '.next', 'build-record.json')
const record = z.object({
  sources: z.string(),
  /** The content the pages were made from; null when it came from Sanity's cloud, which tells no position. */
  content: z.object({ storeId: z.string(), sequence: z.number() }).nullable(),
  /** Digest of the settings that were in force. */
  settings: z.string(),
})

async function listSourceFiles(): Promise<string[]> {
  const lists = FOLDERS.map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
  })
  return [...(await Promise.all(lists)).flat(), ...FILES].toSorted()
}

/** A digest of everything that decides what the build is. */
async function hashSources(): Promise<string> {
  const digest = createHash('sha256').update(process.version)
  for (const file of await listSourceFiles()) {
    digest.update(`\0${file}\0`).update(await readFile(join(root, file)).catch(() => ''))
  }
  return digest.digest('hex')
}

/** A digest of the settings that pages may show. */
function hashSettings({ settings }: Site): string {
  const { LAKE_URL: _lake, REVALIDATE_URL: _news, ...lasting } = settings
  return createHash('sha256').update(JSON.stringify(lasting)).digest('hex')
}

/** What is known of the last build; nothing when there was none, or the power went while it was noted down. */
async function readLastBuild() {
  try {
    return record.safeParse(JSON.parse(await readFile(recordFile, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Copies answers of the content store, but none over one that is there. */
async function copyAnswers(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, force: false })
}

/**
 * Makes the production build, unless there is one of the same sources.
 *
 * @param content the content its pages are made from; null in Sanity's cloud
 * @returns whether the pages of the build show that content under these settings
 * @throws Error with what the build wrote, when it failed
 */
export async function ensureBuild(
  site: Site,
  content: ContentPosition | null,
  programs: ProgramGroup,
): Promise<{ current: boolean }> {
  const wanted = { sources: await hashSources(), content, settings: hashSettings(site) }
  const last = await readLastBuild()
  const answers = join(site.settings.DATA_DIR, 'content-cache')
  if (last?.sources === wanted.sources) {
    // A build made on another data folder: its pages must not need the store before they were rendered once.
    await copyAnswers(builtAnswers, answers)
    const sameContent =
      content !== null && last.content?.storeId === content.storeId && last.content.sequence === content.sequence
    return { current: sameContent && last.settings === wanted.settings }
  }
  process.stderr.write('Building the site, which takes about a minute …\n')
  const build = programs.add(
    runProgram({
      name: 'The build',
      file: 'node_modules/next/dist/bin/next',
      args: ['build'],
      environment: site.environment,
    }),
  )
  if ((await build.exited).code !== 0)
    throw new Error(`${build.output()}\nThe site could not be built; the reason is above.`)
  await copyAnswers(answers, builtAnswers)
  const draft = `${recordFile}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(wanted, null, 2)}\n`, { flush: true })
  await rename(draft, recordFile)
  return { current: true }
}
