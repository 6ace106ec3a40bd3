import { newShare, sharedHref, shareList } from '#lib/shares/share.ts'
import type { Share } from '#lib/shares/share.ts'
import { storeCall } from '../storeCall.ts'

/** A link just made. */
export interface MadeLink {
  id: string
  /** The whole address, which nobody can read again. */
  address: string
}

/** What the Studio asks of the embedded store about shared links, in the name of who is signed in. */
export interface SharesApi {
  list(documentId: string): Promise<Share[]>
  create(documentId: string, days: number): Promise<MadeLink>
  revoke(id: string): Promise<void>
}

/** @param token of the Studio's session; without one every call is refused */
export function createSharesApi(token: string | undefined, dataset: string): SharesApi {
  const call = storeCall('shares', token, dataset)
  return {
    list: async (documentId) =>
      shareList.parse(await call(`?${new URLSearchParams({ document: documentId })}`, 'GET')).shares,
    async create(documentId, days) {
      const { share, key } = newShare.parse(await call('', 'POST', { documentId, days }))
      return { id: share.id, address: new URL(sharedHref(share.id, key), window.location.origin).href }
    },
    revoke: async (id) => void (await call(`/${id}`, 'DELETE')),
  }
}
