import { getSlug } from '#lib/links/partners.ts'
import { policyRoutes } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { toIdInLanguage, isTranslated, getLanguage, getLanguageOfId, languageTitles } from './languages.ts'
import { isSingleton, singletonTypes } from './tags.ts'

const policyAddresses: ReadonlySet<string> = new Set(policyRoutes.map((route) => pages[route].path.slice(1)))

/** Types whose documents must exist: pages fail without them, and every email links to the policies. */
export const requiredTypes: readonly string[] = [...singletonTypes, 'legalPolicy']

/** Ids of policy versions, which the store creates. */
const POLICY_VERSION_ID = /-version-\d+$/

/**
 * Explains why a document may not have its id, or returns null. The id of a singleton is its type, with a suffix per
 * language; those of policy versions are reserved.
 *
 * @param id id without the prefix of a draft or version
 */
export function findTypeProblem(id: string, type: string): string | null {
  if (POLICY_VERSION_ID.test(id) && type !== 'policyVersion') {
    return `The id “${id}” is one for versions of policies, and this document is of the type “${type}”. Give it another id.`
  }
  const owner = toIdInLanguage(id, defaultLocale)
  if (!isSingleton(owner) || owner === type || (owner !== id && !isTranslated(owner))) return null
  return `The id “${id}” belongs to the document of the type “${owner}”, and this one is of the type “${type}”. Give it another id.`
}

/** Explains why a document may not have its language, or returns null. Pages find documents by language. */
export function findLanguageProblem(id: string, document: { _type: string }): string | null {
  const language = getLanguageOfId(id)
  const hasFixedLanguage = isSingleton(id) || language !== defaultLocale
  if (!hasFixedLanguage || !isTranslated(document._type) || getLanguage(document) === language) return null
  return `The document “${id}” is the ${languageTitles[language]} one. Its language cannot be changed.`
}

/** Error message for deleting or unpublishing such a document. */
export const REQUIRED_REMOVAL_REFUSED =
  'This document is required. It can be changed, but not deleted, unpublished or moved.'

/** Returns the required role of a published document; undefined if it can be removed, as pages in French can. */
export function getRequiredRole(document: { _id: string; _type: string }): string | undefined {
  const { _id, _type } = document
  if (isSingleton(_type)) return _id === _type ? _id : undefined
  const isNeeded = _type === 'legalPolicy' && getLanguage(document) === defaultLocale
  const address = isNeeded ? getSlug(document) : undefined
  return address !== undefined && policyAddresses.has(address) ? `/${address}` : undefined
}
