import { z } from 'zod'
import { FIXED_STAYS, fixedPlaceOf, fixedTypes } from '#lib/content/fixed.ts'
import { env } from '#lib/env.ts'
import { DEFAULT_PARTNER_STAYS, isDefaultPartner, linkValueProblem } from '#lib/links/partnerDocument.ts'
import { LINKING_TYPES, neededProblem } from '#lib/redirects/needed.ts'
import { redirectProblem } from '#lib/redirects/rules.ts'
import type { DocumentContent } from '../store/types.ts'

/**
 * Says in words why a document may not be published, or null when it may.
 *
 * @param others the documents of the same type that are published beside it
 */
type PublishRule = (document: object, others: readonly object[]) => string | null

/**
 * Says in words why what is published may not be changed so or taken away, or null when it may.
 *
 * @param before a published document as it is
 * @param then the documents of a type that will be published, itself among those of its type if it stays
 */
type LastingRule = (before: DocumentContent, then: (type: string) => readonly DocumentContent[]) => string | null

const redirect = z.object({ from: z.string(), to: z.string() })

const redirectRule: PublishRule = (document, others) => {
  const given = redirect.safeParse(document)
  // What lacks one of its ends is refused for that.
  if (!given.success) return null
  const beside = others.flatMap((other) => redirect.safeParse(other).data ?? [])
  return redirectProblem(given.data, beside, env().SITE_URL)?.message ?? null
}

const defaultPartnerStays: LastingRule = (before, then) =>
  isDefaultPartner(before) && !then(before._type).some(isDefaultPartner) ? DEFAULT_PARTNER_STAYS : null

const fixedStays: LastingRule = (before, then) => {
  const place = fixedPlaceOf(before)
  const isThere = (document: DocumentContent) => fixedPlaceOf(document) === place
  return place !== undefined && !then(before._type).some(isThere) ? FIXED_STAYS : null
}

const linkedRedirectStays: LastingRule = (before, then) => {
  const { from } = before
  if (typeof from !== 'string') return null
  const remaining = then(before._type).flatMap((other) => redirect.safeParse(other).data?.from ?? [])
  return neededProblem(from, remaining, LINKING_TYPES.flatMap(then))
}

/** What the store itself asks of published content, by type: only what several documents must keep together. */
export const publishRules: ReadonlyMap<string, PublishRule> = new Map([
  ['redirect', redirectRule],
  ['partner', linkValueProblem],
])

/** What is never left without, by type. */
export const invariants: ReadonlyMap<string, LastingRule> = new Map([['partner', defaultPartnerStays]])

/** What nobody takes from the site by hand, by type. */
export const fixedRules: ReadonlyMap<string, LastingRule> = new Map([
  ...fixedTypes.map((type) => [type, fixedStays] as const),
  ['redirect', linkedRedirectStays],
])
