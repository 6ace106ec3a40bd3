import { readFile } from 'node:fs/promises'
import { storeLog } from '#lib/log.ts'
import type { StoreDependencies } from '../dependencies.ts'
import { createAssetUrl, IMAGE_ASSET, parseAssetId } from './assetNames.ts'
import { findBrowserOnly } from './svg.ts'

/** Updates the URLs in asset documents at start, since SITE_URL may have changed. */
export function rewriteAssetUrls({ store, settings }: StoreDependencies) {
  const updated = store.ofType(IMAGE_ASSET).flatMap((document) => {
    if (typeof document.path !== 'string') return []
    const url = createAssetUrl(document.path, settings.SITE_URL)
    return url === document.url ? [] : [{ ...document, url }]
  })
  if (updated.length === 0) return
  store.commit({
    mutations: updated.map(({ _id: id, url }) => ({ patch: { id, set: { url } } })),
    next: new Map(updated.map((document) => [document._id, document])),
  })
}

/**
 * Removes the bytes of deleted images, and the images transformed from them, from the disk: after each commit, and at
 * start those that the last stop has left, with partly written files.
 */
export function removeDeletedImages({ store, files, transforms }: StoreDependencies) {
  async function removeUnused(sha1: string) {
    if (store.ofType(IMAGE_ASSET).some(({ _id }) => parseAssetId(_id) === sha1)) return
    await files.remove(sha1)
    transforms.remove(sha1)
  }

  async function removeAll(hashes: AsyncIterable<string> | readonly string[]) {
    try {
      for await (const sha1 of hashes) await files.withLock(sha1, () => removeUnused(sha1))
    } catch (error) {
      storeLog().error({ err: error }, 'A deleted image was not removed. The next start tries again.')
    }
  }

  void removeAll(files.list())
  store.onCommit(({ changes }) => {
    void removeAll(changes.flatMap(({ documentId, after }) => (after ? [] : (parseAssetId(documentId) ?? []))))
  })
}

/** Warns at start of stored SVGs that uploads refuse by now: they are not drawn, or black, where no browser draws them. */
export async function warnOfBrowserOnlySvgs({ store, files }: Pick<StoreDependencies, 'store' | 'files'>) {
  for (const { _id: id, extension, originalFilename: name } of store.ofType(IMAGE_ASSET)) {
    const sha1 = parseAssetId(id)
    if (extension !== 'svg' || sha1 === undefined) continue
    // A picture without its file is shown as missing.
    const problem = findBrowserOnly(await readFile(files.path(sha1), 'utf8').catch(() => ''))
    if (problem === undefined) continue
    storeLog().warn(
      { asset: id, name },
      `A stored SVG has ${problem}, which only browsers draw. Replace it under Media: sharing images and mails show it wrong.`,
    )
  }
}
