import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { cloneTemplate, root } from './template.ts'
import { createStoreClient } from '#tests/support/storeClient.ts'

const secrets = z.object({
  SANITY_API_WRITE_TOKEN: z.string(),
  SANITY_REVALIDATE_SECRET: z.string(),
  LEADS_SIGNING_SECRET: z.string(),
})

/** Reads the secrets that a site generated at its first start. */
export async function readSecrets(folder: string) {
  return secrets.parse(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')))
}

/** The administrator of every started site, unless a test needs the first-run link. */
export const ADMINISTRATOR = { email: 'admin@example.com', password: 'correct horse battery' }

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** As `scripts/run.mjs` sets them. */
const HEAP_LIMITS = ['--max-old-space-size=1024', '--max-semi-space-size=8']

export interface SiteOptions {
  /** Environment variables beyond the defaults. */
  settings?: Record<string, string>
  /** The port; a free one by default. */
  port?: number
  /** False starts the site without an account, so that it prints a one-time link. */
  administrator?: boolean
}

/** A site that is running, for tests that only read it. */
export interface Site {
  url: string
  folder: string
  /** Creates a client with the site's own write token. */
  content: () => Promise<SanityClient>
}

/** A complete site as `npm start` runs it: the production build on its own data folder. */
export interface RunningSite extends Site {
  /** Process id of the supervisor. */
  readonly pid: number
  /** Process id of the embedded content store. */
  storePid(): Promise<number>
  /** The lines that the last start printed. */
  printed: readonly string[]
  /**
   * Stops or kills the site and starts it again on the same data and port.
   *
   * @param whileStopped runs while the site is stopped
   */
  restart(signal?: 'SIGTERM' | 'SIGKILL', whileStopped?: () => void | Promise<void>): Promise<void>
  /** Stops the site and removes its data. */
  remove(): Promise<void>
}

/** Describes a site that runs at an address on a data folder. */
export const connectToSite = (url: string, folder: string): Site => ({
  url,
  folder,
  async content() {
    const { SANITY_API_WRITE_TOKEN: token } = await readSecrets(folder)
    return createStoreClient(`${url}/lake`, { token })
  },
})

/**
 * Starts a site on a copy of the template.
 *
 * @throws Error with its error output when the site does not start
 */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const { settings = {}, administrator = true } = options
  const { folder, remove } = await cloneTemplate()
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const account = { STUDIO_ADMIN_EMAIL: ADMINISTRATOR.email, STUDIO_ADMIN_PASSWORD: ADMINISTRATOR.password }
  const { PATH = '', HOME = '' } = process.env
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    ENV_FILE: '',
    PATH,
    HOME,
    // The same folder as in `scripts/run.mjs`.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    MALLOC_ARENA_MAX: '2',
    PORT: String(port),
    DATA_DIR: folder,
    SITE_URL: url,
    ...(administrator ? account : {}),
    ...settings,
  }

  async function run() {
    const child = spawn(process.execPath, [...HEAP_LIMITS, 'scripts/site/start.ts'], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const { stdout, stderr } = child
    if (!stdout || !stderr) throw new Error('The site has no output to read.')
    let errors = ''
    stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const ended = once(child, 'exit')
    const lines: string[] = []
    const announced = new Promise<void>((resolve) => {
      createInterface(stdout).on('line', (line) => {
        lines.push(line)
        // The lines arrive together; the address of the Studio is the last one that is always printed.
        if (line.startsWith('Studio')) setImmediate(resolve)
      })
    })
    const up = await Promise.race([announced.then(() => true), ended.then(() => false)])
    if (!up) throw new Error(`The site did not start: ${errors}`)
    return { child, ended, lines }
  }

  /** Waits until the port is closed: after a kill the child processes take a moment to stop. */
  async function waitUntilDown(): Promise<void> {
    const up = await fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      (response) => response.arrayBuffer(),
      (error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? 'slow' : undefined),
    )
    if (up !== undefined) return waitUntilDown()
  }

  let running = await run().catch(async (error: unknown) => {
    await remove()
    throw error
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    running.child.kill(signal)
    await running.ended
    await waitUntilDown()
  }

  return {
    ...connectToSite(url, folder),
    get pid() {
      // A failed start has thrown before, so there is a process id.
      return running.child.pid ?? 0
    },
    async storePid() {
      const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
      const programs = stdout.split('\n').map((line) => line.trim().split(/\s+/))
      const store = programs.find(([, parent, ...args]) => {
        const command = args.join(' ')
        return parent === String(running.child.pid) && command.endsWith('rules/main.ts')
      })
      if (store === undefined) throw new Error('The content store is not running.')
      return Number(store[0])
    },
    get printed() {
      return running.lines
    },
    async restart(signal = 'SIGTERM', whileStopped) {
      await end(signal)
      await whileStopped?.()
      running = await run()
    },
    async remove() {
      await end('SIGTERM')
      await remove()
    },
  }
}
