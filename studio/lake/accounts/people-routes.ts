import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { apiError, forbidden, notFound, unauthorized } from '../http/errors.ts'
import { bodyUpTo, jsonBody } from '../http/input.ts'
import { newAccount } from './people.ts'

const change = newAccount.pick({ role: true, name: true, password: true }).partial()

const requirePeopleManager = createMiddleware<LakeContext>(async (c, next) => {
  if (c.get('identity').role === null) throw unauthorized()
  if (!c.get('access').canManagePeople()) throw forbidden('Only an administrator may manage accounts.')
  await next()
})

/** `/accounts`: what an administrator does with accounts. Not part of Sanity's API, whose accounts live elsewhere. */
export function peopleRoutes({ accounts }: Pick<LakeDependencies, 'accounts'>) {
  const { people, sessions } = accounts

  const existing = (id: string) => {
    const account = people.get(id)
    if (!account) throw notFound('There is no such account.')
    return account
  }

  /** Without an administrator nobody could let anybody in again. */
  const keepOneAdministrator = (id: string) => {
    if (existing(id).role === 'administrator' && people.administrators() === 1) {
      throw apiError(409, 'This is the only administrator. Make another account administrator first.')
    }
  }

  return new Hono<LakeContext>()
    .use('/accounts/*', requirePeopleManager, bodyUpTo(1))
    .get('/accounts', (c) => c.json({ accounts: people.all() }, 200, { 'cache-control': 'no-store' }))
    .post('/accounts', async (c) => {
      const given = await jsonBody(c, newAccount)
      const account = await people.add(given)
      if (!account) throw apiError(409, `There is an account with the e-mail ${given.email} already.`)
      return c.json({ account }, 201)
    })
    .patch('/accounts/:id', async (c) => {
      const { id, ...current } = existing(c.req.param('id'))
      const given = await jsonBody(c, change)
      const role = given.role ?? current.role
      if (role !== 'administrator') keepOneAdministrator(id)
      people.change(id, { role, name: given.name ?? current.name })
      if (given.password !== undefined) {
        await people.setPassword(id, given.password)
        sessions.endAllOf(id)
      }
      return c.json({ account: people.get(id) })
    })
    .delete('/accounts/:id', (c) => {
      const { id } = existing(c.req.param('id'))
      keepOneAdministrator(id)
      people.remove(id)
      return c.body(null, 204)
    })
}
