import { previewSecretName } from '#lib/content/previewAddress.ts'
import { isPreviewSecret } from '#lib/content/previewSecret.ts'
import { openShare } from './open.ts'

/** Whether what an address carries opens the draft it leads to; undefined for an address that leads to none. */
async function opens(path: string, search: URLSearchParams): Promise<boolean | undefined> {
  const [, folder, id, below, ...more] = path.split('/')
  if (folder !== 'shared' || id === undefined || more.length > 0) return undefined
  if (below === undefined) {
    const key = search.get('key')
    return key !== null && (await openShare(id, key)) !== undefined
  }
  const secret = search.get(previewSecretName)
  return id === 'partner' ? secret !== null && isPreviewSecret(secret) : undefined
}

/**
 * Whether an address is that of a shared draft whose link has ended or never was. While the store does not answer,
 * that is left to the page.
 */
export async function isShareExpired(path: string, search: URLSearchParams): Promise<boolean> {
  return (await opens(path, search).catch(() => undefined)) === false
}
