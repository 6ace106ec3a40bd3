import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { StoreContext } from '../http/context.ts'
import type { StoreDependencies } from '../dependencies.ts'
import { apiError, forbidden, notFound, sessionNotFound } from '../http/errors.ts'
import { limitBody, parseJsonBody } from '../http/input.ts'
import { accountsLog } from './accounts.ts'
import { newAccount } from './people.ts'
import { isAdministrator } from './roles.ts'

const requirePeopleManager = createMiddleware<StoreContext>(async (c, next) => {
  const { role } = c.get('identity')
  if (role === null) throw sessionNotFound()
  if (!isAdministrator(role)) throw forbidden('Only an administrator may manage accounts.')
  await next()
})

/** Creates `/accounts` and `/invitations`, for administrators. Not part of Sanity's API. */
export function peopleRoutes({ accounts, rules }: Pick<StoreDependencies, 'accounts' | 'rules'>) {
  const { people, links } = accounts
  const role = z.enum(Object.keys(rules.roles))
  const changes = z.object({ role, disabled: z.boolean() }).partial()
  const newInvitation = newAccount.pick({ email: true }).extend({ role })

  const getAccount = (id: string) => {
    const account = people.all().find((each) => each.id === id)
    if (!account) throw notFound('There is no such account.')
    return account
  }

  /** Protects the last administrator and the caller's own account from losing their role or access. */
  const requireUnprotected = (c: Context<StoreContext>, id: string) => {
    const administrators = people.listWithRole('administrator')
    if (administrators.length === 1 && administrators[0]?.id === id) {
      throw apiError(409, 'This is the only administrator. Make another account administrator first.')
    }
    if (c.get('identity').id === id) {
      throw apiError(409, 'This is your own account. Another administrator can change or remove it.')
    }
  }

  const log = (c: Context<StoreContext>, message: string, details: object) =>
    accountsLog().info({ by: c.get('identity').id, ...details }, message)

  return new Hono<StoreContext>()
    .use('/accounts/*', requirePeopleManager, limitBody(0.1))
    .use('/invitations/*', requirePeopleManager, limitBody(0.1))
    .get('/accounts', (c) => c.json({ accounts: people.all() }))
    .patch('/accounts/:id', async (c) => {
      const values = await parseJsonBody(c, changes)
      const account = getAccount(c.req.param('id'))
      const { id } = account
      const { role, disabled } = { ...account, ...values }
      if (role !== account.role || (disabled && !account.disabled)) requireUnprotected(c, id)
      accounts.change(account, { role, disabled })
      if (role !== account.role) log(c, 'Role changed', { account: id, from: account.role, to: role })
      if (disabled !== account.disabled) log(c, disabled ? 'Account disabled' : 'Account enabled', { account: id })
      return c.json({ account: people.get(id) })
    })
    .delete('/accounts/:id', (c) => {
      const { id, disabled } = getAccount(c.req.param('id'))
      // Disabling ends its sessions and links, and protects the last administrator.
      if (!disabled) throw apiError(409, 'This account is in use. Disable it first.')
      people.remove(id)
      log(c, 'Account removed', { account: id })
      return c.body(null, 204)
    })
    .post('/accounts/:id/reset', (c) => {
      const { id, disabled } = getAccount(c.req.param('id'))
      if (disabled) throw apiError(409, 'This account is disabled. Enable it first.')
      log(c, 'Password reset link created', { account: id })
      return c.json(accounts.createResetLink(id, c.get('identity').id), 201)
    })
    .get('/invitations', (c) => c.json({ invitations: links.listInvitations() }))
    .post('/invitations', async (c) => {
      const { email, role } = await parseJsonBody(c, newInvitation)
      const invited = accounts.invite(email, role, c.get('identity').id)
      if (!invited) throw apiError(409, `There is an account with the email ${email} already.`)
      log(c, 'Invitation created', { role })
      return c.json(invited, 201)
    })
    .delete('/invitations/:id', (c) => {
      const id = c.req.param('id')
      if (!links.revokeInvitation(id)) {
        throw notFound('There is no such invitation: it was used, revoked or has expired.')
      }
      log(c, 'Invitation revoked', { invitation: id })
      return c.body(null, 204)
    })
}
