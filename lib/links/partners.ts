/** The partner value of visitors who come without one. */
export const DEFAULT_PARTNER = 'default'

interface LinkedPartner {
  slug: string
  formerSlugs: readonly string[] | null
}

/**
 * Finds the partner of a route parameter: by its link ending, else by a former one, else the default partner.
 *
 * @param value the `{partner}` part of the address, as the router decoded it
 */
export function findPartner<Partner extends LinkedPartner>(value: string, partners: readonly Partner[]) {
  const wanted = value.trim().toLowerCase()
  return (
    partners.find(({ slug }) => slug.toLowerCase() === wanted) ??
    partners.find(({ formerSlugs }) => formerSlugs?.includes(wanted)) ??
    partners.find(({ slug }) => slug === DEFAULT_PARTNER)
  )
}

/** A partner as an editor has it: nothing in it need be there yet. */
type PartnerDocument = object | null | undefined

/** The slug of a document: a partner's link value, or a policy's address. */
export function getSlug(document: PartnerDocument): string | undefined {
  const slug: unknown = document && 'slug' in document ? document.slug : undefined
  const value: unknown = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

const LINK_VALUE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Says in words that a link value is written wrongly; undefined for one that may stand in a link. */
export const linkValueFormProblem = (value: string): string | undefined =>
  LINK_VALUE.test(value) ? undefined : 'Use small letters, digits and single dashes.'

/** Whether a partner is the one every link without a partner of its own opens. */
export const isDefaultPartner = (document: PartnerDocument): boolean => getSlug(document) === DEFAULT_PARTNER

/** Whether the links of a partner open the default partner's pages. The default one cannot be switched off. */
export const isSwitchedOff = (document: PartnerDocument): boolean =>
  !!document && 'enabled' in document && document.enabled === false && !isDefaultPartner(document)

/** Says what a changed link ending of a published partner means. */
export const hasLinkValueChanged = (published: string, next: string) =>
  `This partner is published as “${published}”. Once you publish “${next}”, new links and QR codes use it; links and printed codes with “${published}” go on working.`

/** Why the default partner is always there, in words for who would take it away. */
export const DEFAULT_PARTNER_REMOVAL_REFUSED =
  'Every link without a partner of its own opens the default partner. It cannot be deleted, unpublished or given another link ending.'

const getName = (document: object) =>
  'name' in document && typeof document.name === 'string' ? document.name : 'Another partner'

/** The earlier link endings of a partner, which go on leading to it, in small letters. */
function listFormerValues(document: PartnerDocument): string[] {
  const values: unknown = document && 'formerSlugs' in document ? document.formerSlugs : undefined
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
}

/** All link endings that lead to a partner, in small letters. */
function listValues(document: PartnerDocument): string[] {
  const value = getSlug(document)
  return [...(value === undefined ? [] : [value.toLowerCase()]), ...listFormerValues(document)]
}

/**
 * The link endings that lead to a partner besides the one in its document, so that printed codes go on working. An
 * unpublished partner keeps its last one as well, which may change before it is published again.
 *
 * @param before the partner as it was published until now
 * @param others the other published partners, whose link endings stay theirs
 */
export function computeFormerLinkValues(
  document: object,
  before: PartnerDocument,
  others: readonly object[],
): string[] {
  const taken = new Set(others.flatMap(listValues))
  return [...new Set([...listValues(before), ...listFormerValues(document)])].filter((value) => !taken.has(value))
}

/**
 * What is wrong with a partner's link value beside those that are published, in words, or null. Visitors may write it
 * in capitals or not.
 *
 * @param others the partners that are published beside it
 */
export function linkValueProblem(document: object, others: readonly object[]): string | null {
  const value = getSlug(document)
  if (value === undefined) return null
  const same = others.find((other) => listValues(other).includes(value.toLowerCase()))
  if (same === undefined) return null
  return getSlug(same)?.toLowerCase() === value.toLowerCase()
    ? `${getName(same)} has the link ending “${value}” already. Choose another one.`
    : `“${value}” was the link ending of ${getName(same)}, and printed codes with it still lead there. Choose another one.`
}
