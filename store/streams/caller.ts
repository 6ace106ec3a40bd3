import type { Context } from 'hono'
import type { Accounts } from '../accounts/accounts.ts'
import type { LakeContext } from '../http/context.ts'

/** Who opened a stream, as long as it is open. */
export interface StreamCaller {
  /** Whether the caller still is who it was. */
  isTheSame(): boolean
  /**
   * Calls `end` as soon as the caller is somebody else or nobody.
   *
   * @returns what ends the watching
   */
  whenGone(end: () => void): () => void
}

/**
 * Watches the caller of a stream: a session that ended, a role that changed or an account that was disabled must not
 * go on receiving what could be read before.
 */
export function watchCaller(c: Context<LakeContext>, accounts: Pick<Accounts, 'identify' | 'onChange'>): StreamCaller {
  const authorization = c.req.header('authorization')
  const { id, role } = c.var.identity
  function isTheSame() {
    try {
      const now = accounts.identify(authorization)
      return now.id === id && now.role === role
    } catch {
      return false
    }
  }
  return { isTheSame, whenGone: (end) => accounts.onChange(() => isTheSame() || end()) }
}
