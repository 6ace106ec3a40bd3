import type { Context } from 'hono'
import type { Accounts } from '../accounts/accounts.ts'
import type { LakeContext } from '../http/context.ts'

/**
 * Tells, as long as a stream is open, whether its caller still is who it was: a session that ended or a role
 * that changed must not go on receiving what it could read before.
 */
export function watchCaller(c: Context<LakeContext>, accounts: Pick<Accounts, 'identify'>): () => boolean {
  const authorization = c.req.header('authorization')
  const { id, role } = c.var.identity
  return () => {
    try {
      const now = accounts.identify(authorization)
      return now.id === id && now.role === role
    } catch {
      return false
    }
  }
}
