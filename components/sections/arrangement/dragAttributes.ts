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
 * @returns attributes; undefined for visitors
 */
export async function dragAttributes({ page, path, flow }: DraggedList, key: string) {
  const field = key === '' ? undefined : await editAttribute(page, `${path}[_key=="${key}"]`)
  if (field === undefined) return undefined
  return { 'data-sanity': field, 'data-sanity-drag-group': path, 'data-sanity-drag-flow': flow }
}
