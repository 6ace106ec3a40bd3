import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { isPreview, previewer } from '#lib/content/preview.ts'
import type { ContentTag } from '#lib/content/tags.ts'
import { env } from '#lib/env.ts'
import { translate } from '#lib/i18n/translate.ts'

/**
 * What makes a picture, a number or a whole item clickable in the Studio's preview. Plain text needs nothing: it
 * carries the way to its field in invisible marks.
 *
 * @param document the document's type and id; the type alone where there is one document, whose id equals it
 * @param path the field, such as `image` or `badges[_key=="a"]`
 * @returns a value for `data-sanity`; undefined for visitors, so that the attribute is left out
 */
export async function dataAttribute(document: { _type: string; _id: string } | ContentTag, path: string) {
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

/** A list that a page keeps, and how its items stand on the page. */
export interface DraggedList {
  page: { _type: string; _id: string }
  /** Path of the list, such as `faq.questions`. */
  path: string
  flow: 'horizontal' | 'vertical'
}

/**
 * What lets an editor drag an element among its neighbours in the Studio's preview.
 *
 * @param key of the item the element shows; empty where the page keeps no list
 * @returns attributes; undefined for visitors, and for who may not change the page: the store would refuse without a word
 */
export async function dragAttributes({ page, path, flow }: DraggedList, key: string) {
  if (!(await previewer())?.mayChange(page._type)) return undefined
  const field = key === '' ? undefined : await dataAttribute(page, `${path}[_key=="${key}"]`)
  if (field === undefined) return undefined
  return { 'data-sanity': field, 'data-sanity-drag-group': path, 'data-sanity-drag-flow': flow }
}

/**
 * Marks what is invented, for editors in the preview; the public page stays clean.
 *
 * @param source where the content comes from, as its field says
 * @returns attributes of the element that shows it
 */
export async function sampleMark(source: string | null | undefined) {
  return source === 'sample' && (await isPreview()) ? { 'data-sample': translate('preview.sample') } : undefined
}
