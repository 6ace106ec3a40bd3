import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { createStoreClient } from '#tests/support/storeClient.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { ADMINISTRATOR, freePort } from '../e2e/product/product.ts'
import { root } from '../e2e/product/template.ts'
import { type AddCleanup, waitForStart } from './part.ts'
import { findProcessTree } from './processTree.ts'

/** A running site of one build. */
export interface GrowthSite {
  url: string
  folder: string
  content: SanityClient
  /** Ids of its processes. */
  pids: () => number[]
  /** Sends all of them a signal, and resolves once the site has ended. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** The token of a session of the administrator. */
  staffToken: string
}

const secrets = z.object({ SANITY_API_WRITE_TOKEN: z.string() })
const fetched = z.object({ token: z.string() })

async function signIn(url: string): Promise<string> {
  const form = { ...ADMINISTRATOR, origin: `${url}/studio` }
  const response = await fetch(`${url}/lake/v1/auth/login/local`, {
    method: 'POST',
    headers: { origin: url },
    redirect: 'manual',
    body: new URLSearchParams(form),
  })
  const sid = /#sid=(.+)$/.exec(response.headers.get('location') ?? '')?.[1]
  const answer = await fetch(`${url}/lake/v2025-02-19/auth/fetch?sid=${sid}`)
  return fetched.parse(await answer.json()).token
}

/** Checks a commit out beside this build, with the same packages. Returns a folder as it is. */
export async function checkOut(commitOrFolder: string, addCleanup: AddCleanup): Promise<string> {
  if (existsSync(commitOrFolder)) return commitOrFolder
  const folder = await temporaryFolder()
  addCleanup(() => folder.dispose())
  const build = join(folder.path, 'build')
  execFileSync('git', ['worktree', 'add', '--detach', build, commitOrFolder], { cwd: root, stdio: 'ignore' })
  addCleanup(() => void execFileSync('git', ['worktree', 'remove', '--force', build], { cwd: root }))
  // Hard links: the build follows no link out of its folder.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(build, 'node_modules')])
  return build
}

async function makeFolder(addCleanup: AddCleanup): Promise<string> {
  const folder = await temporaryFolder()
  addCleanup(() => folder.dispose())
  return folder.path
}

/**
 * Starts the site of a build, which is built first if needed.
 *
 * @param source folder of the build
 * @param dataFolder of an earlier start; a new one by default
 */
export async function startGrowthSite(
  source: string,
  addCleanup: AddCleanup,
  dataFolder?: string,
): Promise<GrowthSite> {
  const folder = dataFolder ?? (await makeFolder(addCleanup))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--max-old-space-size=1024', 'scripts/site/start.ts'], {
    cwd: source,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      ENV_FILE: '',
      DATA_DIR: folder,
      PORT: String(port),
      SITE_URL: url,
      // Each request may come from another address.
      TRUSTED_PROXIES: '1',
      STUDIO_ADMIN_EMAIL: ADMINISTRATOR.email,
      STUDIO_ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
  })
  const ended = once(child, 'exit')
  const pids = () => findProcessTree(child.pid ?? 0)
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    // The supervisor stops the others in order; a kill is a failure of the whole machine.
    const killed = signal === 'SIGKILL' ? pids() : [child.pid ?? 0]
    if (child.exitCode === null && child.signalCode === null) for (const pid of killed) process.kill(pid, signal)
    await ended
  }
  const announced = new Promise<boolean>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('Studio') && resolve(true))
    void ended.then(() => resolve(false))
  })
  await waitForStart(announced, () => end('SIGTERM'), addCleanup)
  if (!(await announced)) throw new Error(`The site of ${source} did not start.`)
  const stored = secrets.parse(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')))
  const content = createStoreClient(`${url}/lake`, { token: stored.SANITY_API_WRITE_TOKEN, perspective: 'raw' })
  return { url, folder, content, pids, end, staffToken: await signIn(url) }
}

/** A number that looks random: what is stored one after the other is not side by side in the indexes. */
const SCATTERED = '(n * 2654435761 % 4294967296)'

/** A time of the day before 2024 in UTC, as a retry after a delay with jitter has. */
const SCATTERED_TIME = `strftime('%Y-%m-%dT%H:%M:%fZ', 1703980800 + ${SCATTERED} % 86400, 'unixepoch')`

/** Columns that differ between the copies of a lead or a delivery, by their expression. `n` is the number of the copy. */
const COPIED: Readonly<Record<string, string>> = {
  leads: `id = $p || 'lead-' || ${SCATTERED}; email = 'person' || n || $p || '@bench.example'; email_key = 'person' || n || $p || '@bench.example';
    search_text = 'person' || n || $p || '@bench.example'; updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + n, 'unixepoch')`,
  deliveries: `id = $p || 'delivery-' || ${SCATTERED}; lead_id = $p || 'lead-' || ${SCATTERED}; state = $s; lease_until = null; lease_owner = null;
    next_attempt_at = ${SCATTERED_TIME}`,
}

/**
 * Copies the first lead, with a delivery of its own to each copy.
 *
 * @param state of the deliveries; those that are pending are sent by the site
 */
export function copyLead({ folder }: GrowthSite, count: number, prefix: string, state: 'delivered' | 'pending'): void {
  const database = new DatabaseSync(join(folder, 'leads.sqlite'))
  database.exec('pragma busy_timeout = 60000')
  for (const [table, text] of Object.entries(COPIED)) {
    const changes = new Map(
      text.split(';').map((change) => {
        const [column = '', ...expression] = change.split(' = ')
        return [column.trim(), expression.join(' = ').replaceAll('$p', `'${prefix}'`).replaceAll('$s', `'${state}'`)]
      }),
    )
    const columns = z
      .object({ name: z.string() })
      .array()
      .parse(database.prepare(`select name from pragma_table_info('${table}')`).all())
      .map(({ name }) => name)
    const values = columns.map((column) => changes.get(column) ?? column)
    database.exec(`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
      insert into ${table} (${columns.join()}) select ${values.join()} from (select * from ${table} limit 1), numbers`)
  }
  // Otherwise the site copies all of it into the database with one of its next commits.
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
}
