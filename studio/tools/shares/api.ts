import { z } from 'zod'
import { apiVersion, embeddedPath } from '#lib/content/connection.ts'
import { newShare, sharedHref, shareList } from '#lib/shares/share.ts'
import type { Share } from '#lib/shares/share.ts'

const refusal = z.object({ message: z.string() })

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
  async function call(path: string, method: string, body?: object): Promise<unknown> {
    const response = await fetch(`${embeddedPath}/v${apiVersion}/data/shares/${dataset}${path}`, {
      method,
      headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) return answer
    throw new Error(refusal.safeParse(answer).data?.message ?? 'The store does not answer right now. Try again.')
  }
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
