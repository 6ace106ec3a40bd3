import { badRequest } from '../http/errors.ts'

/** `raw` shows every document as it is; a stack shows each published id once, from the first layer that has it. */
export type Perspective = 'raw' | readonly string[]

const PUBLISHED_IS_DEFAULT_SINCE = '2025-02-19'

/**
 * The perspective a call that names none gets, which Sanity changed with an API version.
 *
 * @param apiVersion as in the path, without the `v`: a date, `1` or `X`
 */
export function defaultPerspective(apiVersion: string): Perspective {
  return apiVersion === 'X' || apiVersion >= PUBLISHED_IS_DEFAULT_SINCE ? ['published'] : 'raw'
}

const LAYER = /^([a-zA-Z0-9_-]+|drafts\.[a-zA-Z0-9._-]+)$/

/**
 * Reads the `perspective` of a call: `raw`, `published`, `drafts` (or its old name `previewDrafts`), or several layers
 * separated by commas, the first of highest priority. Published documents are always the last layer. A layer that
 * Sanity does not have is the id of one draft, such as `drafts.faq`: it shows that draft and no other.
 */
export function parsePerspective(text: string): Perspective {
  const names = text.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (names.length === 1 && names[0] === 'raw') return 'raw'
  const wrong = names.find((name) => name === 'raw' || !LAYER.test(name))
  if (wrong !== undefined) throw badRequest(`The perspective "${text}" cannot have the layer "${wrong}".`)
  return [...new Set(names.filter((name) => name !== 'published')), 'published']
}
