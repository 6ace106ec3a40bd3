import { z } from 'zod'
import { FIXED_REMOVAL_REFUSED, getFixedPlace, fixedTypes } from '#lib/content/fixed.ts'
import { env } from '#lib/env.ts'
import { DEFAULT_PARTNER_REMOVAL_REFUSED, isDefaultPartner, linkValueProblem } from '#lib/links/partners.ts'
import { LINKING_TYPES, findNeededProblem } from '#lib/redirects/needed.ts'
import { redirectProblem } from '#lib/redirects/rules.ts'
import type { DocumentContent } from '../store/types.ts'

/** Returns why a document may not be published beside the `others` of its type, or null. */
type PublishRule = (document: object, others: readonly object[]) => string | null

/**
 * Returns why a published document may not be changed or removed, or null.
 *
 * @param after the documents of a type that will be published after the transaction
 */
type RemovalRule = (before: DocumentContent, after: (type: string) => readonly DocumentContent[]) => string | null

const redirect = z.object({ from: z.string(), to: z.string() })

const redirectRule: PublishRule = (document, others) => {
  const given = redirect.safeParse(document)
  // The completeness check refuses a redirect without an end.
  if (!given.success) return null
  const beside = others.flatMap((other) => redirect.safeParse(other).data ?? [])
  return redirectProblem(given.data, beside, env().SITE_URL)?.message ?? null
}

const defaultPartnerStays: RemovalRule = (before, after) =>
  isDefaultPartner(before) && !after(before._type).some(isDefaultPartner) ? DEFAULT_PARTNER_REMOVAL_REFUSED : null

const fixedStays: RemovalRule = (before, after) => {
  const place = getFixedPlace(before)
  const isThere = (document: DocumentContent) => getFixedPlace(document) === place
  return place !== undefined && !after(before._type).some(isThere) ? FIXED_REMOVAL_REFUSED : null
}

const linkedRedirectStays: RemovalRule = (before, after) => {
  const { from } = before
  if (typeof from !== 'string') return null
  const remaining = after(before._type).flatMap((other) => redirect.safeParse(other).data?.from ?? [])
  return findNeededProblem(from, remaining, LINKING_TYPES.flatMap(after))
}

/** Rules by type for what several documents must keep together. */
export const publishRules: ReadonlyMap<string, PublishRule> = new Map([
  ['redirect', redirectRule],
  ['partner', linkValueProblem],
])

/** Rules by type that hold for importers too. */
export const invariants: ReadonlyMap<string, RemovalRule> = new Map([['partner', defaultPartnerStays]])

/** Rules by type for what people cannot remove. */
export const fixedRules: ReadonlyMap<string, RemovalRule> = new Map([
  ...fixedTypes.map((type) => [type, fixedStays] as const),
  ['redirect', linkedRedirectStays],
])
