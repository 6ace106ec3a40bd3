import { z } from 'zod'
import { REQUIRED_REMOVAL_REFUSED, getRequiredRole } from '#lib/content/requiredDocuments.ts'
import { env } from '#lib/env.ts'
import { DEFAULT_PARTNER_REMOVAL_REFUSED, isDefaultPartner, findSlugProblem } from '#lib/links/partners.ts'
import { findNeededProblem, LINKING_TYPES, findRedirectProblem } from '#lib/redirects/rules.ts'
import type { DocumentContent } from '../documents/types.ts'

const redirect = z.object({ from: z.string(), to: z.string() })

const parseRedirects = (documents: readonly DocumentContent[]) =>
  documents.flatMap((document) => redirect.safeParse(document).data ?? [])

type ListDocuments = (type: string) => readonly DocumentContent[]

/** Returns why a document may not be published with the others of its type, or null. */
export function findConflict(document: DocumentContent, listOthers: ListDocuments): string | null {
  if (document._type === 'partner') return findSlugProblem(document, listOthers('partner'))
  // The completeness check reports missing fields.
  const [parsed] = document._type === 'redirect' ? parseRedirects([document]) : []
  if (!parsed) return null
  return findRedirectProblem(parsed, parseRedirects(listOthers('redirect')), env().SITE_URL)?.message ?? null
}

/**
 * Returns why a published document may not be changed or removed, or null. Importers may replace required documents, but
 * not the default partner.
 *
 * @param after lists the published documents of a type after the transaction
 */
export function findRemovalProblem(before: DocumentContent, after: ListDocuments, isImporter: boolean): string | null {
  const { _type: type, from } = before
  if (type === 'partner' && isDefaultPartner(before))
    return after(type).some(isDefaultPartner) ? null : DEFAULT_PARTNER_REMOVAL_REFUSED
  if (isImporter) return null
  const role = getRequiredRole(before)
  if (role !== undefined)
    return after(type).some((document) => getRequiredRole(document) === role) ? null : REQUIRED_REMOVAL_REFUSED
  if (type !== 'redirect' || typeof from !== 'string') return null
  const remaining = parseRedirects(after(type)).map((each) => each.from)
  return findNeededProblem(from, remaining, LINKING_TYPES.flatMap(after))
}
