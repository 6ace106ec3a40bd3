/** The partner value of visitors who come without one. */
export const DEFAULT_PARTNER = 'default'

/**
 * The partner a route parameter stands for.
 *
 * @param value the `{partner}` part of the address, as the router decoded it
 * @param partners the values that exist in the content store
 * @returns the value as the content store spells it, or the default partner when it is not known
 */
export function normalisePartner(value: string, partners: readonly string[]): string {
  const wanted = value.trim().toLowerCase()
  return partners.find((partner) => partner.toLowerCase() === wanted) ?? DEFAULT_PARTNER
}

/** A partner as an editor has it: nothing in it need be there yet. */
type PartnerDocument = object | null | undefined

/** The slug of a document: a partner's link value, or a policy's address. */
export function slugOf(document: PartnerDocument): string | undefined {
  const slug: unknown = document && 'slug' in document ? document.slug : undefined
  const value: unknown = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

const LINK_VALUE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Says in words that a link value is written wrongly; undefined for one that may stand in a link. */
export const linkValueFormProblem = (value: string): string | undefined =>
  LINK_VALUE.test(value) ? undefined : 'Use small letters, digits and single dashes.'

/** Whether a partner is the one every link without a partner of its own opens. */
export const isDefaultPartner = (document: PartnerDocument): boolean => slugOf(document) === DEFAULT_PARTNER

/** Whether the links of a partner open the default partner's pages. The default one cannot be switched off. */
export const isSwitchedOff = (document: PartnerDocument): boolean =>
  !!document && 'enabled' in document && document.enabled === false && !isDefaultPartner(document)

/** Why the default partner is always there, in words for who would take it away. */
export const DEFAULT_PARTNER_STAYS =
  'Every link without a partner of its own opens the default partner. It cannot be deleted, unpublished or given another link ending.'

const nameOf = (document: object) =>
  'name' in document && typeof document.name === 'string' ? document.name : 'Another partner'

/**
 * What is wrong with a partner's link value beside those that are published, in words, or null. Visitors may write it
 * in capitals or not.
 *
 * @param others the partners that are published beside it
 */
export function linkValueProblem(document: object, others: readonly object[]): string | null {
  const value = slugOf(document)
  const same = others.find((other) => value && slugOf(other)?.toLowerCase() === value.toLowerCase())
  return same ? `${nameOf(same)} has the link ending “${value}” already. Choose another one.` : null
}
