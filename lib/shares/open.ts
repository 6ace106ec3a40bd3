import { postToStore } from '#lib/content/connection.ts'
import { env } from '#lib/env.ts'
import { openedShare, type OpenedShare } from './share.ts'
import { previewSecretName } from '#lib/content/previewAddress.ts'
import { isPreviewSecret } from '#lib/content/previewSession.ts'

/**
 * Checks a share link with the embedded store. Sanity's cloud has its own preview links instead.
 *
 * @returns the shared page; undefined for an expired or unknown link
 * @throws Error when the store does not respond
 */
export async function openShare(id: string, key: string): Promise<OpenedShare | undefined> {
  const { embedded, SANITY_DATASET: dataset } = env()
  if (!embedded) return undefined
  return postToStore(`/data/shares/${dataset}/open`, { id, key }, openedShare)
}

type CheckedShare = { isEnded: true } | { isEnded: false; state?: string }

async function checkUrl(path: string, search: URLSearchParams): Promise<CheckedShare | undefined> {
  const [, folder, id, below, ...more] = path.split('/')
  if (folder !== 'shared' || id === undefined || more.length > 0) return undefined
  if (below === undefined) {
    const key = search.get('key')
    const opened = key === null ? undefined : await openShare(id, key)
    return opened ? { isEnded: false, state: opened.state } : { isEnded: true }
  }
  const secret = search.get(previewSecretName)
  return id === 'partner' ? { isEnded: secret === null || !(await isPreviewSecret(secret)) } : undefined
}

/**
 * Returns whether a URL is an expired or unknown share link, and the state of what another one shows; undefined for
 * other URLs. While the store fails, the page decides.
 */
export const checkShareUrl = (path: string, search: URLSearchParams): Promise<CheckedShare | undefined> =>
  checkUrl(path, search).catch(() => undefined)
