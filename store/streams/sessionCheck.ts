import { LRUCache } from 'lru-cache'
import type { Accounts } from '../accounts/accounts.ts'

/** Time for which a session is taken as open after a look at it. A change of accounts ends it at once. */
const CHECK_INTERVAL_MS = 10_000

const MAX_SESSIONS = 1000

/** Creates a check of a caller's session for its streams, each of which may send several events a second. */
export function createSessionCheck(accounts: Pick<Accounts, 'findMember' | 'onChange'>) {
  const open = new LRUCache<string, true>({ max: MAX_SESSIONS, ttl: CHECK_INTERVAL_MS })
  accounts.onChange(() => open.clear())
  return (authorization = ''): boolean => {
    if (open.has(authorization)) return true
    if (!accounts.findMember(authorization)) return false
    open.set(authorization, true)
    return true
  }
}
