import { getPublishedClient } from '#lib/content/client.ts'
import { policyNumbersQuery } from '#lib/content/queries.ts'
import { ttlCache } from '#lib/content/ttlCache.ts'
import { exists, parsePolicyAddress } from './address.ts'

const policies = ttlCache((signal) => getPublishedClient().fetch(policyNumbersQuery, {}, { cache: 'no-store', signal }))

/**
 * Whether an address asks for a legal document, or a version of one, that is not there. While the store does not answer, it
 * is left to the page.
 */
export async function isUnknownPolicyPath(path: string): Promise<boolean> {
  const address = parsePolicyAddress(path)
  if (!address) return false
  const known = await policies()
  return known !== undefined && !exists(address, known)
}
