import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ASSET_TYPES } from '../accounts/roles.ts'
import type { LakeDependencies } from '../http/context.ts'
import type { LakeDocument } from '../store/types.ts'
import { assetUrl } from './asset-names.ts'

const addressed = z.looseObject({ path: z.string(), url: z.string() })

/**
 * Corrects the addresses in asset documents after SITE_URL has changed, so that a query for `asset->url` is right.
 * Run at start; changes nothing while they are right.
 */
export function rewriteAssetUrls({ store, settings }: Pick<LakeDependencies, 'store' | 'settings'>) {
  const moved: (LakeDocument & { url: string })[] = []
  for (const document of ASSET_TYPES.flatMap((type) => Array.from(store.ofType(type)))) {
    const { data } = addressed.safeParse(document)
    const url = data && assetUrl(data.path, settings.SITE_URL)
    if (url && url !== data.url) moved.push({ ...document, url })
  }
  if (moved.length === 0) return
  store.commit({
    transactionId: randomUUID(),
    author: '<system>',
    mutations: moved.map(({ _id: id, url }) => ({ patch: { id, set: { url } } })),
    next: new Map(moved.map((document) => [document._id, document])),
  })
}
