import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient, type ClientConfig, type SanityClient } from '@sanity/client'
import { vi } from 'vitest'
import { z } from 'zod'

// Whole programs are started and killed here, which a busy machine does slowly.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PROGRAM = join(import.meta.dirname, '../../../studio/lake/main.ts')
export const API_VERSION = '2025-02-19'

export const TOKENS = { write: 'contract-write-token-0123', read: 'contract-read-token-01234' }
export const REVALIDATE_SECRET = 'contract-revalidate-secret'

const announcement = z.object({ event: z.literal('listening'), url: z.string() })

/** The real store program, run as a process of its own on its own data folder. */
export interface LakeProcess {
  url: string
  dataDir: string
  child: ChildProcess
  /** Ends it with a signal and waits until it is gone; answers its exit code, null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

/** A new folder for one store's data, removed by the answer's `dispose`. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'homie-lake-'))
  return { path, dispose: () => rm(path, { recursive: true, force: true }) }
}

/**
 * Runs the store program until it says where it listens.
 *
 * @param settings added to its environment
 * @throws Error with what it wrote to its error output, when it ends instead
 */
export async function runLake(dataDir: string, settings: Record<string, string> = {}): Promise<LakeProcess> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      SANITY_API_WRITE_TOKEN: TOKENS.write,
      SANITY_API_READ_TOKEN: TOKENS.read,
      SANITY_REVALIDATE_SECRET: REVALIDATE_SECRET,
      ...settings,
    },
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const ended = once(child, 'exit')
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => null)])
  if (first === null) throw new Error(complaints.trim() || 'The store ended without a word.')
  const { url } = announcement.parse(JSON.parse(z.string().parse(first[0])))
  return {
    url,
    dataDir,
    child,
    async end(signal) {
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}

/** A place to run the contract against: the store program, or a Sanity project where the settings name one. */
export interface Contract {
  embedded: boolean
  /** Address of its API, without a version. */
  url: string
  dataset: string
  /** A client with the write token. */
  client: SanityClient
  /** The same client, set up otherwise; `token: undefined` for a visitor without one. */
  clientWith(config: ClientConfig): SanityClient
  /** Raw HTTP below the API version, with the write token unless other headers are given. */
  request(
    path: string,
    init?: RequestInit,
    apiVersion?: string,
  ): Promise<{ status: number; body: unknown; headers: Headers }>
  /** An id nobody has used yet. */
  id(name?: string): string
  close(): Promise<void>
}

const { SANITY_CONTRACT_PROJECT_ID: projectId, SANITY_CONTRACT_TOKEN: token, SANITY_CONTRACT_DATASET } = process.env

/** True while the settings name a project of Sanity's cloud, whose dataset for tests takes the store's place. */
export const inCloud = Boolean(projectId && token)

let count = 0

function contractAt(
  config: ClientConfig & { dataset: string; token: string },
  base: string,
  close: () => Promise<void>,
  embedded: boolean,
): Contract {
  const common: ClientConfig = { apiVersion: API_VERSION, useCdn: false, perspective: 'raw', maxRetries: 0, ...config }
  return {
    embedded,
    url: base,
    dataset: config.dataset,
    client: createClient(common),
    clientWith: (other) => createClient({ ...common, ...other }),
    async request(path, init = {}, apiVersion = API_VERSION) {
      const headers = { authorization: `Bearer ${config.token}`, 'content-type': 'application/json' }
      const response = await fetch(`${base}/v${apiVersion}${path}`, { headers, ...init })
      const text = await response.text()
      const json = response.headers.get('content-type')?.includes('application/json')
      return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers }
    },
    id: (name = 'document') => `contract-${name}-${process.pid}-${Date.now().toString(36)}-${(count += 1)}`,
    close,
  }
}

/** Opens what the contract runs against: by default a store of its own, gone with `close`. */
export async function openContract(settings: Record<string, string> = {}): Promise<Contract> {
  if (projectId && token) {
    const dataset = SANITY_CONTRACT_DATASET ?? 'contract'
    return contractAt({ projectId, dataset, token }, `https://${projectId}.api.sanity.io`, async () => {}, false)
  }
  const folder = await temporaryFolder()
  const lake = await runLake(folder.path, settings)
  const config = {
    projectId: 'local',
    dataset: 'production',
    token: TOKENS.write,
    apiHost: lake.url,
    useProjectHostname: false,
  }
  async function close() {
    await lake.end('SIGTERM')
    await folder.dispose()
  }
  return contractAt(config, lake.url, close, true)
}
