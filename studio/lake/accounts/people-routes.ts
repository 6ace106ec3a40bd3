import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { apiError, badRequest, forbidden, notFound, tooLarge, unauthorized } from '../http/errors.ts'
import { newAccount } from './people.ts'

const change = newAccount.pick({ role: true, name: true, password: true }).partial()

const requirePeopleManager = createMiddleware<LakeContext>(async (c, next) => {
  if (c.get('identity').role === null) throw unauthorized()
  if (!c.get('access').canManagePeople()) throw forbidden('Only an administrator may manage accounts.')
  await next()
})

function inputOf<T>(schema: z.ZodType<T>, body: unknown): T {
  const given = schema.safeParse(body)
  if (given.success) return given.data
  throw badRequest(given.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join(' '))
}

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
    .use('/accounts/*', requirePeopleManager)
    .use(
      '/accounts/*',
      bodyLimit({
        maxSize: 16 * 1024,
        onError: () => {
          throw tooLarge('An account takes less than 16 KiB.')
        },
      }),
    )
    .get('/accounts', (c) => c.json({ accounts: people.all() }, 200, { 'cache-control': 'no-store' }))
    .post('/accounts', async (c) => {
      const given = inputOf(newAccount, await c.req.json().catch(() => undefined))
      const account = await people.add(given)
      if (!account) throw apiError(409, `There is an account with the e-mail ${given.email} already.`)
      return c.json({ account }, 201)
    })
    .patch('/accounts/:id', async (c) => {
      const { id, ...current } = existing(c.req.param('id'))
      const given = inputOf(change, await c.req.json().catch(() => undefined))
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
