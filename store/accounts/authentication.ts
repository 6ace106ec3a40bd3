import { createMiddleware } from 'hono/factory'
import type { LakeContext } from '../http/context.ts'
import { accessFor } from './access.ts'
import type { Accounts } from './accounts.ts'

/** Finds out who calls, before any route runs, and what that caller may do. */
export const authentication = (accounts: Pick<Accounts, 'identify'>) =>
  createMiddleware<LakeContext>(async (c, next) => {
    const identity = accounts.identify(c.req.header('authorization'))
    c.set('identity', identity)
    c.set('access', accessFor(identity))
    await next()
  })
