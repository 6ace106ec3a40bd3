import { createClient } from '@sanity/client'
import { apiVersion } from '#lib/content/connection.ts'
import { STORE_PATH } from '#lib/links/path.ts'
import { getLocalUrl } from '#lib/env.ts'
import { loadSecrets } from './site/dataFolder.ts'
import { readSite } from './site/settings.ts'

/** Connects to the content of the running site, or of Sanity's cloud when SANITY_PROJECT_ID is set. */
export async function resolveContentTarget() {
  const { settings } = await readSite('production')
  const { embedded, projectId, SANITY_DATASET: dataset, SITE_URL, DATA_DIR } = settings
  const stored = embedded ? await loadSecrets(DATA_DIR, { embedded }) : {}
  const token = settings.SANITY_API_WRITE_TOKEN ?? stored.SANITY_API_WRITE_TOKEN
  if (!token)
    throw new Error('SANITY_API_WRITE_TOKEN is not set: Sanity’s cloud needs it to read and write all content.')
  const common = { projectId, dataset, apiVersion, token, useCdn: false, perspective: 'raw' } as const
  if (!embedded) {
    return { name: `the Sanity project ${projectId}`, client: createClient(common), dataset, assetFetch: fetch }
  }
  // Not the public URL: a reverse proxy may refuse large bodies, such as a photo.
  const own = getLocalUrl(settings)
  const apiHost = `${own}${STORE_PATH}`
  return {
    name: `the site at ${own}`,
    client: createClient({ ...common, apiHost, useProjectHostname: false }),
    dataset,
    /** Where pictures and files are; the URLs in their documents are those of the public site. */
    storeOrigin: own,
    assetFetch: (address: string, init?: RequestInit) => fetch(address.replace(`${SITE_URL}/`, `${own}/`), init),
  }
}

export type ContentTarget = Awaited<ReturnType<typeof resolveContentTarget>>

/** Creates a function that prints each step of an import or export once. */
export function createStepReporter() {
  let last = ''
  return ({ step }: { step: string }) => {
    if (step === last) return
    last = step
    process.stderr.write(`${step}\n`)
  }
}
