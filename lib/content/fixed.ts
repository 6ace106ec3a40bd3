import { policyRoutes } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'
import { singletonTypes } from './tags.ts'

const singletons: ReadonlySet<string> = new Set(singletonTypes)
const policyAddresses: ReadonlySet<string> = new Set(policyRoutes.map((route) => pages[route].path.slice(1)))

/** Types with documents that are always there: pages fail or are gone without them, and every email links to the policies. */
export const fixedTypes: readonly string[] = [...singletonTypes, 'legalPolicy']

/**
 * Says why a document may not have its id, or null when it may: the id of a document of which there is one is that of
 * its type.
 *
 * @param id without the prefix of a draft or a version
 */
export function typeProblem(id: string, type: string): string | null {
  if (!singletons.has(id) || id === type) return null
  return `The id “${id}” belongs to the document of the type “${id}”, and this one is of the type “${type}”. Give it another id.`
}

/** Why such a document stays, in words for who would take it away. */
export const FIXED_STAYS =
  'The site cannot be without this document. It can be changed, but it cannot be deleted, unpublished or put in another place.'

const addressOf = (document: object) => {
  const slug: unknown = 'slug' in document ? document.slug : undefined
  return typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
}

/** The place of the site that a published document fills and that may never be empty; undefined when it fills none. */
export function fixedPlaceOf(document: { _id: string; _type: string }): string | undefined {
  const { _id, _type } = document
  if (singletons.has(_type)) return _id === _type ? _id : undefined
  const address = _type === 'legalPolicy' ? addressOf(document) : undefined
  return typeof address === 'string' && policyAddresses.has(address) ? `/${address}` : undefined
}
