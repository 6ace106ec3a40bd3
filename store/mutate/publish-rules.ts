import { z } from 'zod'
import { REQUIRED_REMOVAL_REFUSED, getRequiredRole, requiredTypes } from '#lib/content/requiredDocuments.ts'
import { env } from '#lib/env.ts'
import { DEFAULT_PARTNER_REMOVAL_REFUSED, isDefaultPartner, findSlugProblem } from '#lib/links/partners.ts'
import { findNeededProblem, LINKING_TYPES, findRedirectProblem } from '#lib/redirects/rules.ts'
import type { DocumentContent } from '../store/types.ts'

/** Returns why a document may not be published with the `others` of its type, or null. */
type PublishRule = (document: object, others: readonly object[]) => string | null

/**
 * Returns why a published document may not be changed or removed, or null.
 *
 * @param after lists the published documents of a type after the transaction
 */
type RemovalRule = (before: DocumentContent, after: (type: string) => readonly DocumentContent[]) => string | null

const redirect = z.object({ from: z.string(), to: z.string() })

const validateRedirect: PublishRule = (document, others) => {
  const parsed = redirect.safeParse(document)
  // The completeness check reports missing fields.
  if (!parsed.success) return null
  const otherRedirects = others.flatMap((other) => redirect.safeParse(other).data ?? [])
  return findRedirectProblem(parsed.data, otherRedirects, env().SITE_URL)?.message ?? null
}

const protectDefaultPartner: RemovalRule = (before, after) =>
  isDefaultPartner(before) && !after(before._type).some(isDefaultPartner) ? DEFAULT_PARTNER_REMOVAL_REFUSED : null

const protectRequiredDocument: RemovalRule = (before, after) => {
  const role = getRequiredRole(before)
  const hasSameRole = (document: DocumentContent) => getRequiredRole(document) === role
  return role !== undefined && !after(before._type).some(hasSameRole) ? REQUIRED_REMOVAL_REFUSED : null
}

const protectLinkedRedirect: RemovalRule = (before, after) => {
  const { from } = before
  if (typeof from !== 'string') return null
  const remaining = after(before._type).flatMap((other) => redirect.safeParse(other).data?.from ?? [])
  return findNeededProblem(from, remaining, LINKING_TYPES.flatMap(after))
}

/** Rules across documents, by type. */
export const publishRules: ReadonlyMap<string, PublishRule> = new Map([
  ['redirect', validateRedirect],
  ['partner', findSlugProblem],
])

/** Removal rules that also apply to importers, by type. */
export const invariants: ReadonlyMap<string, RemovalRule> = new Map([['partner', protectDefaultPartner]])

/** Removal rules that do not apply to importers, by type. */
export const removalRules: ReadonlyMap<string, RemovalRule> = new Map([
  ...requiredTypes.map((type) => [type, protectRequiredDocument] as const),
  ['redirect', protectLinkedRedirect],
])
