import { badRequest } from '../http/errors.ts'

/** `raw` shows stored documents unchanged; a stack shows each published id once, from its first matching layer. */
export type Perspective = 'raw' | readonly string[]

const PUBLISHED_IS_DEFAULT_SINCE = '2025-02-19'

/** Returns the default perspective, which Sanity changed with an API version. */
export function getDefaultPerspective(apiVersion: string): Perspective {
  return apiVersion === 'X' || apiVersion >= PUBLISHED_IS_DEFAULT_SINCE ? ['published'] : 'raw'
}

const LAYER = /^([a-zA-Z0-9_-]+|drafts\.[a-zA-Z0-9._-]+)$/

/**
 * Parses `raw`, `published`, `drafts` (formerly `previewDrafts`), or layers separated by commas, the first of highest
 * priority. Published documents are always the last layer. Unlike in Sanity, a layer may be the id of a single draft.
 */
export function parsePerspective(text: string): Perspective {
  const names = text.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (names.length === 1 && names[0] === 'raw') return 'raw'
  const wrong = names.find((name) => name === 'raw' || !LAYER.test(name))
  if (wrong !== undefined) throw badRequest(`The perspective "${text}" cannot have the layer "${wrong}".`)
  return [...new Set(names.filter((name) => name !== 'published')), 'published']
}
