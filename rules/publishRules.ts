import { z } from 'zod'
import { toIdInLanguage } from '#lib/content/languages.ts'
import { REQUIRED_REMOVAL_REFUSED, getRequiredRole } from '#lib/content/requiredDocuments.ts'
import { env } from '#lib/env.ts'
import { defaultLocale, locales } from '#lib/i18n/locales.ts'
import { isRecord } from '#lib/isRecord.ts'
import {
  findLandingPathProblem,
  indexLandingPaths,
  type LandingPathKind,
  listLandingPaths,
} from '#lib/landingPages/path.ts'
import { findSplitProblem } from '#lib/landingPages/split.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER_REMOVAL_REFUSED, findSlugProblem, isDefaultPartner, listSlugs } from '#lib/links/partners.ts'
import { findNeededProblem, findRedirectProblem, getKey, LINKING_TYPES, type Redirect } from '#lib/redirects/rules.ts'
import type { Lookup } from '#store/documents/keyIndex.ts'
import type { DocumentContent } from '#store/documents/types.ts'
import type { Problem } from './fieldRules.ts'
import type { PendingTransaction } from '#store/mutate/pending.ts'

const redirect = z.object({ from: z.string(), to: z.string() })

/** Finds redirects by one of their ends. The completeness check reports missing ends. */
const createRedirectLookup = (end: keyof Redirect): Lookup => ({
  type: 'redirect',
  listKeys: (document) => {
    const key = getKey(redirect.safeParse(document).data?.[end] ?? '')
    return key === undefined ? [] : [key]
  },
})

export const REDIRECTS_BY_SOURCE = createRedirectLookup('from')
const REDIRECTS_BY_TARGET = createRedirectLookup('to')

/** Finds landing pages by their paths, present and former. */
export const LANDING_PAGES_BY_PATH: Lookup = { type: 'landingPage', listKeys: listLandingPaths }

export const PARTNERS_BY_SLUG: Lookup = { type: 'partner', listKeys: listSlugs }

/** Lists the problems of a document with the others of its type. */
export function listConflicts(document: DocumentContent, pending: PendingTransaction): Problem[] {
  const findOther = (lookup: Lookup, key: string) =>
    pending.findPublished(lookup, key).find(({ _id }) => _id !== document._id)
  if (document._type === 'partner') {
    const message = findSlugProblem(document, (slug) => findOther(PARTNERS_BY_SLUG, slug))
    return message === null ? [] : [{ path: 'slug', message }]
  }
  if (document._type === 'landingPage') {
    const findPage = (path: string) => findOther(LANDING_PAGES_BY_PATH, path)
    const hasRedirect = (path: string) => findOther(REDIRECTS_BY_SOURCE, getKey(path) ?? '') !== undefined
    const listSplit = () =>
      pending.listPublished('landingPage').filter(({ _id, split }) => _id !== document._id && isRecord(split))
    const message = findLandingPathProblem(document, { findPage, hasRedirect })
    const split = findSplitProblem(document, { findPage, listSplit })
    return [
      ...(message === undefined ? [] : [{ path: 'path', message }]),
      ...(split ? [{ path: `split.${split.field}`, message: split.message }] : []),
    ]
  }
  const parsed = document._type === 'redirect' ? redirect.safeParse(document).data : undefined
  // An end without text is reported as missing.
  if (!parsed?.from || !parsed.to) return []
  const others = {
    findFrom: (key: string) => redirect.safeParse(findOther(REDIRECTS_BY_SOURCE, key)).data,
    findTo: (key: string) => redirect.safeParse(findOther(REDIRECTS_BY_TARGET, key)).data,
    findLandingPath: (key: string) => findLandingPath(key, pending, document),
  }
  const problem = findRedirectProblem(parsed, others, env().SITE_URL)
  return problem ? [{ path: problem.field, message: problem.message }] : []
}

/** Finds another landing page's path, in any language. A landing page that leads to itself would never end. */
export function findLandingPath(
  key: string,
  pending: PendingTransaction,
  { _id: own }: DocumentContent,
): LandingPathKind | undefined {
  const path = toLocalizedPath(key, defaultLocale)
  const others = pending
    .findPublished(LANDING_PAGES_BY_PATH, path)
    .filter(({ _id }) => _id !== toIdInLanguage(own, defaultLocale))
  return indexLandingPaths(others).get(path)
}

/**
 * Returns why a published document may not be changed or removed, or null. Importers may replace required documents, but
 * not the default partner.
 */
export function findRemovalProblem(before: DocumentContent, pending: PendingTransaction): string | null {
  const { _type: type, from } = before
  const after = (listed: string) => pending.listPublished(listed)
  if (type === 'partner' && isDefaultPartner(before))
    return after(type).some(isDefaultPartner) ? null : DEFAULT_PARTNER_REMOVAL_REFUSED
  if (pending.isImporter) return null
  const role = getRequiredRole(before)
  if (role !== undefined)
    return after(type).some((document) => getRequiredRole(document) === role) ? null : REQUIRED_REMOVAL_REFUSED
  if (type === 'landingPage') return findLandingRemovalProblem(before, pending)
  if (type !== 'redirect' || typeof from !== 'string') return null
  return findDeadLinks(from, pending)
}

/** Describes the published links to a path at which neither a redirect nor a landing page is any more, or returns null. */
function findDeadLinks(path: string, pending: PendingTransaction): string | null {
  const isLedOn = (key: string) =>
    pending.findPublished(REDIRECTS_BY_SOURCE, key).length > 0 ||
    pending.findPublished(LANDING_PAGES_BY_PATH, toLocalizedPath(key, defaultLocale)).length > 0
  return findNeededProblem(path, isLedOn, () => LINKING_TYPES.flatMap((listed) => pending.listPublished(listed)))
}

/** Describes what still leads to a landing page that is removed, or returns null. A renamed one keeps its former paths. */
function findLandingRemovalProblem(before: DocumentContent, pending: PendingTransaction): string | null {
  if (pending.get(before._id)) return null
  const paths = listLandingPaths(before).flatMap((path) => locales.map((locale) => toLocalizedPath(path, locale)))
  for (const path of paths) {
    const problem = findDeadLinks(path, pending)
    if (problem !== null) return problem
    const key = getKey(path) ?? ''
    const [leading] = pending.findPublished(REDIRECTS_BY_TARGET, key)
    const isPage = pending.findPublished(LANDING_PAGES_BY_PATH, toLocalizedPath(key, defaultLocale)).length > 0
    if (leading && !isPage) {
      return `The redirect from “${String(leading.from)}” leads to “${path}”. Let it lead elsewhere and publish that first.`
    }
  }
  return null
}
