import { createClient, type ClientConfig, type SanityClient } from '@sanity/client'
import { apiVersion } from '#lib/content/connection.ts'
import { createStoreClient, getStoreConfig } from '#tests/support/storeClient.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { runStore, TOKENS } from './program.ts'

export { temporaryFolder } from '#tests/support/temporaryFolder.ts'
export { REVALIDATE_SECRET, runStore, TOKENS, type StoreProcess } from './program.ts'

export const API_VERSION = apiVersion

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
  /** Creates an unused id. */
  id(name?: string): string
  close(): Promise<void>
}

const { SANITY_CONTRACT_PROJECT_ID: projectId, SANITY_CONTRACT_TOKEN: token, SANITY_CONTRACT_DATASET } = process.env

/** True while the settings name a project of Sanity's cloud, whose dataset for tests takes the store's place. */
export const inCloud = Boolean(projectId && token)

const common: ClientConfig = { apiVersion: API_VERSION, useCdn: false, perspective: 'raw', maxRetries: 0 }

let count = 0

function contractAt(
  config: ClientConfig & { dataset: string; token: string },
  base: string,
  close: () => Promise<void>,
  embedded: boolean,
): Contract {
  const own: ClientConfig = { ...common, ...config }
  return {
    embedded,
    url: base,
    dataset: config.dataset,
    client: createClient(own),
    clientWith: (other) => createClient({ ...own, ...other }),
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

/** The client with the write token of a store that a test starts and ends by itself. */
export const embeddedClient = (url: string): SanityClient => createStoreClient(url, { ...common, token: TOKENS.write })

/** Opens what the contract runs against: by default a store of its own, gone with `close`. */
export async function openContract(settings: Record<string, string> = {}): Promise<Contract> {
  if (projectId && token) {
    const dataset = SANITY_CONTRACT_DATASET ?? 'contract'
    return contractAt({ projectId, dataset, token }, `https://${projectId}.api.sanity.io`, async () => {}, false)
  }
  const folder = await temporaryFolder()
  const store = await runStore(folder.path, settings)
  async function close() {
    await store.end('SIGTERM')
    await folder.dispose()
  }
  return contractAt({ ...getStoreConfig(store.url), token: TOKENS.write }, store.url, close, true)
}
