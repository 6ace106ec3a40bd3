import { getPublishedClient } from '#lib/content/client.ts'
import { policyNumbersQuery } from '#lib/content/queries.ts'
import { ttlCache } from '#lib/content/ttlCache.ts'
import { exists, parsePolicyAddress } from './address.ts'

const policies = ttlCache((signal) => getPublishedClient().fetch(policyNumbersQuery, {}, { cache: 'no-store', signal }))

/**
 * Returns whether a path is that of a policy or version that does not exist. While the store fails, the page decides.
 */
export async function isUnknownPolicyPath(path: string): Promise<boolean> {
  const address = parsePolicyAddress(path)
  if (!address) return false
  const known = await policies()
  return known !== undefined && !exists(address, known)
}
