import { getSlug } from '#lib/links/partners.ts'
import { policyRoutes } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { toIdInLanguage, isTranslated, getLanguage, getLanguageOfId, languageTitles } from './languages.ts'
import { singletonTypes } from './tags.ts'

const singletons: ReadonlySet<string> = new Set(singletonTypes)
const policyAddresses: ReadonlySet<string> = new Set(policyRoutes.map((route) => pages[route].path.slice(1)))

/** Types with documents that are always there: pages fail or are gone without them, and every email links to the policies. */
export const fixedTypes: readonly string[] = [...singletonTypes, 'legalPolicy']

/**
 * Says why a document may not have its id, or null when it may: the ids of documents of which there is one per language
 * are those of their type.
 *
 * @param id without the prefix of a draft or a version
 */
export function findTypeProblem(id: string, type: string): string | null {
  const owner = toIdInLanguage(id, defaultLocale)
  if (!singletons.has(owner) || owner === type || (owner !== id && !isTranslated(owner))) return null
  return `The id “${id}” belongs to the document of the type “${owner}”, and this one is of the type “${type}”. Give it another id.`
}

/** Says why a document may not have its language, or null when it may: pages find documents by it. */
export function findLanguageProblem(id: string, document: { _type: string }): string | null {
  const language = getLanguageOfId(id)
  const isFixed = singletons.has(id) || language !== defaultLocale
  if (!isFixed || !isTranslated(document._type) || getLanguage(document) === language) return null
  return `The document “${id}” is the ${languageTitles[language]} one. Its language cannot be changed.`
}

/** Why such a document stays, in words for who would take it away. */
export const FIXED_REMOVAL_REFUSED =
  'The site cannot be without this document. It can be changed, but it cannot be deleted, unpublished or put in another place.'

/**
 * The place of the site that a published document fills and that may never be empty; undefined when it fills none. Pages
 * need not be offered in languages other than the first.
 */
export function getFixedPlace(document: { _id: string; _type: string }): string | undefined {
  const { _id, _type } = document
  if (singletons.has(_type)) return _id === _type ? _id : undefined
  const isNeeded = _type === 'legalPolicy' && getLanguage(document) === defaultLocale
  const address = isNeeded ? getSlug(document) : undefined
  return address !== undefined && policyAddresses.has(address) ? `/${address}` : undefined
}
