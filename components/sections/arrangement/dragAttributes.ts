import { previewer } from '#lib/content/preview.ts'
import { editAttribute } from '../editAttribute.ts'

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
  const field = key === '' ? undefined : await editAttribute(page, `${path}[_key=="${key}"]`)
  if (field === undefined) return undefined
  return { 'data-sanity': field, 'data-sanity-drag-group': path, 'data-sanity-drag-flow': flow }
}
