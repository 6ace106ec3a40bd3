import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { unauthorized } from '../http/errors.ts'
import { bodyUpTo, jsonBody } from '../http/input.ts'
import type { Accounts } from './accounts.ts'
import { roleForStudio } from './roles.ts'
import type { Identity } from './types.ts'

/** Lets only callers pass who are signed in or hold a token of the settings. */
export const requireIdentity = createMiddleware<LakeContext>(async (c, next) => {
  if (c.get('identity').role === null) throw unauthorized()
  await next()
})

const preference = z.object({ key: z.string().min(1).max(200), value: z.json() })
const preferences = z.array(preference).min(1).max(50)

/** The calling user, in the fields of the Studio's `currentUser`. */
function currentUser({ id, name, email, role }: Identity) {
  if (role === null) throw unauthorized()
  return { id, name, email, provider: 'local', role, roles: [roleForStudio(role)] }
}

/** Who the people behind ids are. Unknown ids are left out, so that a removed account does not fail the others. */
function profiles(accounts: Accounts, ids: string) {
  const found = ids.split(',').flatMap((id) => accounts.people.get(id) ?? [])
  return found.map(({ id, name, createdAt }) => ({ id, displayName: name, createdAt, isCurrentUser: false }))
}

/** `/users/…`: the calling user, other users by id, and what the Studio remembers for a user. */
export function userRoutes({ accounts }: Pick<LakeDependencies, 'accounts'>) {
  return new Hono<LakeContext>()
    .use('/users/*', requireIdentity)
    .use('/projects/:project/users/*', requireIdentity)
    .get('/users/me', (c) => c.json(currentUser(c.get('identity')), 200, { 'cache-control': 'no-store' }))
    .get('/users/me/keyvalue/:keys', (c) => {
      const owner = c.get('identity').id
      const keys = c.req.param('keys').split(',')
      return c.json(keys.map((key) => ({ key, value: accounts.preferences.get(owner, key) })))
    })
    .put('/users/me/keyvalue', bodyUpTo(1), async (c) => {
      const given = await jsonBody(c, preferences)
      for (const { key, value } of given) accounts.preferences.set(c.get('identity').id, key, value)
      return c.json(given)
    })
    .get('/users/:ids', (c) => {
      const ids = c.req.param('ids')
      const found = profiles(accounts, ids)
      return c.json(ids.includes(',') ? found : (found[0] ?? null))
    })
    .get('/projects/:project/users/:ids', (c) => c.json(profiles(accounts, c.req.param('ids'))))
}
