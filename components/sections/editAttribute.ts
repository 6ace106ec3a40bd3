import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { draftMode } from 'next/headers'
import { env } from '#lib/env.ts'

/**
 * What makes a picture, a number or a whole item clickable in the Studio's preview. Plain text needs nothing: it
 * carries the way to its field in invisible marks.
 *
 * @param document the document's type and id
 * @param path the field, such as `image` or `badges[_key=="a"]`
 * @returns a value for `data-sanity`; undefined for visitors, so that the attribute is left out
 */
export async function editAttribute(document: { _type: string; _id: string }, path: string) {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return undefined
  const { projectId, SANITY_DATASET: dataset } = env()
  return createDataAttribute({
    projectId,
    dataset,
    baseUrl: '/studio',
    type: document._type,
    id: document._id,
    path,
  }).toString()
}
