import { z } from 'zod'
import { ROLE_WORDS } from '#lib/roles/roles.ts'
import type { LakeDependencies } from '../http/context.ts'
import { guardedForms } from './form-guards.ts'
import { landing } from './landing.ts'
import { accountsLog } from './log.ts'
import { firstProblems } from './pages/form.ts'
import { notice, page } from './pages/layout.ts'
import { invitationForm } from './pages/invitation.ts'
import { resetForm } from './pages/reset.ts'
import { newAccount } from './people.ts'

const text = z.string().max(1000).catch('')
const invitationInput = z.object({ token: text, name: text, password: text })
const resetInput = z.object({ token: text, password: text })
const invited = newAccount.pick({ name: true, password: true })
const renewed = newAccount.pick({ password: true })

/** The pages behind the links that administrators hand out: an invitation, and a new password. */
export function linkRoutes(deps: Pick<LakeDependencies, 'accounts' | 'settings'>) {
  const { links } = deps.accounts
  const { enterStudio } = landing(deps)

  // The same words whether a link was used, is too old or never was one.
  const noInvitation = (c: Parameters<typeof notice>[0]) =>
    notice(
      c,
      410,
      'This invitation no longer works',
      'It works once and within seven days. Ask an administrator of the Studio for a new one.',
    )
  const noReset = (c: Parameters<typeof notice>[0]) =>
    notice(
      c,
      410,
      'This link no longer works',
      'It works once and within a day. Ask an administrator of the Studio for a new one.',
    )

  return guardedForms(deps, ['/auth/invitation', '/auth/reset'])
    .get('/auth/invitation', (c) => {
      const token = c.req.query('token') ?? ''
      const invitation = links.invitationOf(token)
      if (!invitation) return noInvitation(c)
      const { email, role } = invitation
      const form = { token, email, role: ROLE_WORDS[role], name: '', errors: {} }
      return page(c, 200, 'Make your account', invitationForm(form))
    })
    .post('/auth/invitation', async (c) => {
      const { token, ...values } = invitationInput.parse(await c.req.parseBody())
      const invitation = links.invitationOf(token)
      if (!invitation) return noInvitation(c)
      const given = invited.safeParse(values)
      if (!given.success) {
        const { email, role } = invitation
        const form = { token, email, role: ROLE_WORDS[role], name: values.name, errors: firstProblems(given.error) }
        return page(c, 422, 'Make your account: not done', invitationForm(form))
      }
      const account = await links.accept(token, given.data)
      if (!account) return noInvitation(c)
      accountsLog().info({ account: account.id, invitation: invitation.id, role: account.role }, 'Invitation accepted')
      return enterStudio(c, account.id)
    })
    .get('/auth/reset', (c) => {
      const token = c.req.query('token') ?? ''
      const account = links.accountToReset(token)
      if (!account) return noReset(c)
      return page(c, 200, 'Choose a new password', resetForm({ token, email: account.email, errors: {} }))
    })
    .post('/auth/reset', async (c) => {
      const { token, ...values } = resetInput.parse(await c.req.parseBody())
      const known = links.accountToReset(token)
      if (!known) return noReset(c)
      const given = renewed.safeParse(values)
      if (!given.success) {
        const form = { token, email: known.email, errors: firstProblems(given.error) }
        return page(c, 422, 'Choose a new password: not done', resetForm(form))
      }
      const account = await links.reset(token, given.data.password)
      if (!account) return noReset(c)
      accountsLog().info({ account: account.id }, 'New password chosen')
      return enterStudio(c, account.id)
    })
}
