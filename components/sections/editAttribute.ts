import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { isPreview } from '#lib/content/preview.ts'
import type { ContentTag } from '#lib/content/tags.ts'
import { env } from '#lib/env.ts'

/**
 * What makes a picture, a number or a whole item clickable in the Studio's preview. Plain text needs nothing: it
 * carries the way to its field in invisible marks.
 *
 * @param document the document's type and id; the type alone where there is one document, whose id equals it
 * @param path the field, such as `image` or `badges[_key=="a"]`
 * @returns a value for `data-sanity`; undefined for visitors, so that the attribute is left out
 */
export async function editAttribute(document: { _type: string; _id: string } | ContentTag, path: string) {
  if (!(await isPreview())) return undefined
  const { _type, _id } = typeof document === 'string' ? { _type: document, _id: document } : document
  const { projectId, SANITY_DATASET: dataset } = env()
  return createDataAttribute({
    projectId,
    dataset,
    baseUrl: '/studio',
    type: _type,
    id: _id,
    path,
  }).toString()
}
