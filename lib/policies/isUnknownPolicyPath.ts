import { getPublishedClient } from '#lib/content/client.ts'
import { policyNumbersQuery } from '#lib/content/queries.ts'
import { createTtlCache } from '#lib/content/ttlCache.ts'
import { policyPathExists, parsePolicyPath } from './policyPath.ts'

const policies = createTtlCache((signal) =>
  getPublishedClient().fetch(policyNumbersQuery, {}, { cache: 'no-store', signal }),
)

/**
 * Returns whether a path is that of a policy or version that does not exist. While the store fails, the page decides.
 */
export async function isUnknownPolicyPath(path: string): Promise<boolean> {
  const address = parsePolicyPath(path)
  if (!address) return false
  const known = await policies()
  return known !== undefined && !policyPathExists(address, known)
}
