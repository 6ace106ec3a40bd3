import type { SanityClient, SanityDocument } from 'sanity'
import { findWarnedClaims } from '#lib/wording/forbidden.ts'
import { fetchRules } from '#schemas/wording/rulesInForce.ts'

/** What the published wording rules warn of in a document, one message for each word and rule. */
export async function findWarnedMessages(client: SanityClient, document: SanityDocument): Promise<string[]> {
  const claims = findWarnedClaims(document, await fetchRules(client.withConfig({ perspective: 'published' })))
  return [...new Set(claims.map(({ message }) => message))]
}
