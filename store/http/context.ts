import type { IncomingMessage } from 'node:http'
import type { Access, Identity } from '../accounts/roles.ts'

/** The caller and its rights, set by middleware before the routes. */
export interface StoreContext {
  Bindings: { incoming: IncomingMessage }
  Variables: {
    identity: Identity
    access: Access
    /**
     * Throws 401 once the caller's session has ended, as it does with a new role. Call it after waiting for the body or
     * for a query, right before the request takes effect.
     */
    requireSession: () => void
    /** A date, `1` or `X`. */
    apiVersion: string
  }
}
