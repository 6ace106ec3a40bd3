import { randomUUID } from 'node:crypto'
import type { StoreDependencies } from '../http/context.ts'
import { createAssetUrl, IMAGE_ASSET } from './asset-names.ts'

/** Updates the URLs in asset documents at start, since SITE_URL may have changed. */
export function rewriteAssetUrls({ store, settings }: Pick<StoreDependencies, 'store' | 'settings'>) {
  const updated = store.ofType(IMAGE_ASSET).flatMap((document) => {
    if (typeof document.path !== 'string') return []
    const url = createAssetUrl(document.path, settings.SITE_URL)
    return url === document.url ? [] : [{ ...document, url }]
  })
  if (updated.length === 0) return
  store.commit({
    transactionId: randomUUID(),
    author: '<system>',
    mutations: updated.map(({ _id: id, url }) => ({ patch: { id, set: { url } } })),
    next: new Map(updated.map((document) => [document._id, document])),
  })
}
