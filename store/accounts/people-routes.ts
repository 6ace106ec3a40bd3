import type { Context } from 'hono'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { apiError, forbidden, notFound, unauthorized } from '../http/errors.ts'
import { bodyUpTo, jsonBody } from '../http/input.ts'
import { accountsLog } from './log.ts'
import { newAccount } from './people.ts'

const change = newAccount.pick({ role: true, name: true, password: true }).extend({ disabled: z.boolean() }).partial()

export const requirePeopleManager = createMiddleware<LakeContext>(async (c, next) => {
  if (c.get('identity').role === null) throw unauthorized()
  if (!c.get('access').canManagePeople()) throw forbidden('Only an administrator may manage accounts.')
  await next()
  c.header('cache-control', 'no-store')
})

/** `/accounts`: what an administrator does with accounts. Not part of Sanity's API, whose accounts live elsewhere. */
export function peopleRoutes({ accounts }: Pick<LakeDependencies, 'accounts'>) {
  const { people, sessions, links } = accounts

  const existing = (id: string) => {
    const account = people.get(id)
    if (!account) throw notFound('There is no such account.')
    return account
  }

  /** Without an administrator nobody could let anybody in again; and nobody shuts the door behind themselves. */
  const requireAnother = (c: Context<LakeContext>, id: string) => {
    const { role, disabled } = existing(id)
    if (role === 'administrator' && !disabled && people.administrators() === 1) {
      throw apiError(409, 'This is the only administrator. Make another account administrator first.')
    }
    if (c.get('identity').id === id) {
      throw apiError(409, 'This is your own account. Another administrator can change or remove it.')
    }
  }

  const log = (c: Context<LakeContext>, account: string, what: string, facts: object = {}) =>
    accountsLog().info({ by: c.get('identity').id, account, ...facts }, what)

  return new Hono<LakeContext>()
    .use('/accounts/*', requirePeopleManager, bodyUpTo(1))
    .get('/accounts', (c) => c.json({ accounts: people.all() }))
    .post('/accounts', async (c) => {
      const given = await jsonBody(c, newAccount)
      const account = await people.add(given)
      if (!account) throw apiError(409, `There is an account with the e-mail ${given.email} already.`)
      log(c, account.id, 'Account made', { role: account.role })
      return c.json({ account }, 201)
    })
    .patch('/accounts/:id', async (c) => {
      const given = await jsonBody(c, change)
      const { id, ...current } = existing(c.req.param('id'))
      const { role = current.role, name = current.name, disabled = current.disabled, password } = given
      if (role !== current.role || (disabled && !current.disabled)) requireAnother(c, id)
      if (current.role === 'administrator' && role !== current.role) links.discardIssuedBy(id)
      if (role !== current.role) log(c, id, 'Role changed', { from: current.role, to: role })
      if (role !== current.role || name !== current.name) people.change(id, { role, name })
      if (disabled && !current.disabled) accounts.disable(id)
      if (!disabled && current.disabled) people.setDisabled(id, false)
      if (disabled !== current.disabled) log(c, id, disabled ? 'Account disabled' : 'Account enabled')
      if (password !== undefined) {
        await people.setPassword(id, password)
        sessions.endAllOf(id)
        links.discardResetOf(id)
        log(c, id, 'Password set')
      }
      return c.json({ account: people.get(id) })
    })
    .delete('/accounts/:id', (c) => {
      const { id } = existing(c.req.param('id'))
      requireAnother(c, id)
      links.discardIssuedBy(id)
      people.remove(id)
      log(c, id, 'Account removed')
      return c.body(null, 204)
    })
    .post('/accounts/:id/reset', (c) => {
      const { id, disabled } = existing(c.req.param('id'))
      if (disabled) throw apiError(409, 'This account is disabled. Enable it first.')
      log(c, id, 'Link to a new password made')
      return c.json(links.resetLink(id, c.get('identity').id), 201)
    })
}
