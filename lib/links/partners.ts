/** Link value of visitors without a partner. */
export const DEFAULT_PARTNER = 'default'

/** Matches a link ending between what messages put around a link: a full stop, quotation marks, invisible characters. */
const ENDING = /^[^a-z0-9]*([a-z0-9]+(?:-[a-z0-9]+)*)/

const matchEnding = (value: string) => ENDING.exec(value)?.[1]

/** Replaces what word processors, PDF files and Asian keyboards write: other dashes and widths, soft hyphens. */
const toTypedCharacters = (value: string) =>
  value
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .toLowerCase()

/**
 * Finds the link ending that a route parameter stands for: the most exact one that leads to a partner, or the default
 * partner's. Case and what cannot be part of a link ending are ignored.
 *
 * @param known the link endings that lead to a partner, in lower case
 */
export function findEnding(value: string, known: ReadonlySet<string>): string {
  const wanted = value.trim().toLowerCase()
  const endings = [wanted, matchEnding(toTypedCharacters(value)), matchEnding(wanted)]
  return endings.find((ending) => ending !== undefined && known.has(ending)) ?? DEFAULT_PARTNER
}

/**
 * Creates a search of the partner that a route parameter stands for. For a link ending that led to a partner before, the
 * endings of all partners are not read: they change with each published partner, and their list grows with them.
 */
export function createPartnerSearch() {
  let known: ReadonlySet<string> = new Set()
  return async <Partner>(
    value: string,
    loadEndings: () => Promise<ReadonlySet<string>>,
    loadPartner: (ending: string) => Promise<Partner | undefined>,
  ): Promise<Partner | undefined> => {
    const partner = known.has(value) ? await loadPartner(value) : undefined
    if (partner !== undefined) return partner
    known = await loadEndings()
    const ending = findEnding(value, known)
    return ending === DEFAULT_PARTNER ? undefined : loadPartner(ending)
  }
}

/** Returns what of a route parameter may be a link ending, known or not; without any, the default partner's. */
export const parseEnding = (value: string): string => matchEnding(toTypedCharacters(value)) ?? DEFAULT_PARTNER

/** A partner draft, in which every field may be missing. */
type PartnerDocument = object | null | undefined

/** Returns the slug of a document: a partner's link value, or a policy's path. */
export function getSlug(document: PartnerDocument): string | undefined {
  const slug: unknown = document && 'slug' in document ? document.slug : undefined
  const value: unknown = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Finds the problem of a partner's kind, which must match its link ending: by that the site finds the default partner. */
export function findKindProblem(kind: unknown, partner: PartnerDocument): string | undefined {
  const isDefault = isDefaultPartner(partner)
  if (kind === 'default' && !isDefault)
    return `The default partner has the link ending “${DEFAULT_PARTNER}”. Choose the kind of company.`
  if (kind !== 'default' && isDefault)
    return `The link ending “${DEFAULT_PARTNER}” belongs to the site itself. Choose “Default”, or another link ending.`
  return undefined
}

const LINK_VALUE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Finds the format problem of a link value; undefined if it is valid. */
export const findSlugFormatProblem = (value: string): string | undefined =>
  LINK_VALUE.test(value) ? undefined : 'Use small letters, digits and single dashes.'

/** Returns whether a partner is the default one. */
export const isDefaultPartner = (document: PartnerDocument): boolean => getSlug(document) === DEFAULT_PARTNER

/** Returns whether a partner's links open the default partner's pages. The default one cannot be switched off. */
export const isSwitchedOff = (document: PartnerDocument): boolean =>
  !!document && 'enabled' in document && document.enabled === false && !isDefaultPartner(document)

/** Describes the effect of changing the link ending of a published partner. */
export const describeSlugChange = (published: string, next: string) =>
  `This partner is published as “${published}”. Once you publish “${next}”, new links and QR codes use it; links and printed codes with “${published}” go on working.`

export const DEFAULT_PARTNER_REMOVAL_REFUSED =
  'Every link without a partner of its own opens the default partner. It cannot be deleted, unpublished or given another link ending.'

const getName = (document: object) =>
  'name' in document && typeof document.name === 'string' ? document.name : 'Another partner'

/** Lists the former link endings of a partner, which still work, in lower case. */
function listFormerSlugs(document: PartnerDocument): string[] {
  const values: unknown = document && 'formerSlugs' in document ? document.formerSlugs : undefined
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
}

/** Lists the link endings that lead to a partner, present and former, in lower case. */
export function listSlugs(document: PartnerDocument): string[] {
  const value = getSlug(document)
  return [...(value === undefined ? [] : [value.toLowerCase()]), ...listFormerSlugs(document)]
}

/**
 * Computes the former link endings of a partner, so that printed codes still work. An unpublished partner keeps its last
 * one too, which may change before it is published again.
 *
 * @param isTaken returns whether another published partner has a link ending
 */
export function computeFormerSlugs(
  document: object,
  before: PartnerDocument,
  isTaken: (slug: string) => boolean,
): string[] {
  return [...new Set([...listSlugs(before), ...listFormerSlugs(document)])].filter((value) => !isTaken(value))
}

/**
 * Finds the problem of a partner's link value, or null. Case is ignored.
 *
 * @param findOther finds another published partner by a link ending in lower case, present or former
 */
export function findSlugProblem(document: object, findOther: (slug: string) => object | undefined): string | null {
  const value = getSlug(document)
  if (value === undefined) return null
  const same = findOther(value.toLowerCase())
  if (same === undefined) return null
  return getSlug(same)?.toLowerCase() === value.toLowerCase()
    ? `${getName(same)} has the link ending “${value}” already. Choose another one.`
    : `“${value}” was the link ending of ${getName(same)}, and printed codes with it still lead there. Choose another one.`
}
