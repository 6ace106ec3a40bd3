import { editAttribute } from '../editAttribute.ts'

/**
 * What lets an editor drag an element among its neighbours in the Studio's preview.
 *
 * @param document whose list it is
 * @param list path of the list, such as `faq.questions`
 * @param key of the item the element shows
 * @returns attributes; undefined for visitors
 */
export async function dragAttributes(document: { _type: string; _id: string }, list: string, key: string) {
  const field = await editAttribute(document, `${list}[_key=="${key}"]`)
  if (field === undefined) return undefined
  return { 'data-sanity': field, 'data-sanity-drag-group': list, 'data-sanity-drag-flow': 'vertical' }
}
