import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { toIdInLanguage } from '#lib/content/languages.ts'
import { isPreview, getPreviewer } from '#lib/content/preview.ts'
import type { ContentTag } from '#lib/content/tags.ts'
import { env } from '#lib/env.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { STUDIO_PATH } from '#lib/links/path.ts'

/**
 * Makes a picture, a number or an item clickable in the Studio's preview. Plain text carries its source in stega marks.
 *
 * @param document only its type for a page or the site settings, of which there is one per language
 * @param path the field, such as `image` or `badges[_key=="a"]`
 * @returns the value of `data-sanity`; undefined for visitors
 */
export async function dataAttribute(document: { _type: string; _id: string } | ContentTag, path: string) {
  if (!(await isPreview())) return undefined
  const { _type, _id } =
    typeof document === 'string' ? { _type: document, _id: toIdInLanguage(document, requestLocale()) } : document
  // Empty values stand for a document that a draft does not refer to yet.
  if (!_id) return undefined
  const { projectId, SANITY_DATASET: dataset } = env()
  return createDataAttribute({ projectId, dataset, baseUrl: STUDIO_PATH, type: _type, id: _id, path }).toString()
}

/** A list of references of a page, and its layout direction. */
export interface DraggedList {
  page: { _type: string; _id: string }
  /** Path of the list, such as `faq.questions`. */
  path: string
  flow: 'horizontal' | 'vertical'
}

/** Returns attributes to drag a list item in the preview; undefined without a key or without permission. */
export async function dragAttributes({ page, path, flow }: DraggedList, key: string) {
  if (!(await getPreviewer())?.canChange(page._type)) return undefined
  const field = key === '' ? undefined : await dataAttribute(page, `${path}[_key=="${key}"]`)
  if (field === undefined) return undefined
  return { 'data-sanity': field, 'data-sanity-drag-group': path, 'data-sanity-drag-flow': flow }
}

/** Marks sample content for editors in the preview, by the value of the content's `source` field. */
export async function getSampleMark(source: string | null | undefined) {
  return source === 'sample' && (await isPreview()) ? { 'data-sample': translate('preview.sample') } : undefined
}
