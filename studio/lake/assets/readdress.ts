import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { LakeDependencies } from '../http/context.ts'
import { assetUrl } from './asset-names.ts'
import { ASSET_TYPES } from '../accounts/roles.ts'

const addressed = z.looseObject({ path: z.string(), url: z.string() })

/**
 * Corrects the addresses in asset documents after SITE_URL has changed, so that a query for `asset->url` is right.
 * Run at start; changes nothing while they are right.
 */
export function readdressAssets({ store, settings }: Pick<LakeDependencies, 'store' | 'settings'>) {
  const moved = ASSET_TYPES.flatMap((type) => [...store.ofType(type)]).flatMap((document) => {
    const { data } = addressed.safeParse(document)
    const url = data && assetUrl(data.path, settings.SITE_URL)
    return url && url !== data.url ? [{ ...document, url }] : []
  })
  if (moved.length === 0) return
  store.commit({
    transactionId: randomUUID(),
    author: '<system>',
    mutations: moved.map(({ _id: id, url }) => ({ patch: { id, set: { url } } })),
    next: new Map(moved.map((document) => [document._id, document])),
  })
}
