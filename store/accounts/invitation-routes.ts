import { Hono } from 'hono'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { apiError, notFound } from '../http/errors.ts'
import { bodyUpTo, jsonBody } from '../http/input.ts'
import { accountsLog } from './log.ts'
import { newAccount } from './people.ts'
import { requirePeopleManager } from './people-routes.ts'

const newInvitation = newAccount.pick({ email: true, role: true })

/** `/invitations`: who is asked to make an account, and with which role. The link is told once, when it is made. */
export function invitationRoutes({ accounts }: Pick<LakeDependencies, 'accounts'>) {
  const { links } = accounts
  return new Hono<LakeContext>()
    .use('/invitations/*', requirePeopleManager, bodyUpTo(1))
    .get('/invitations', (c) => c.json({ invitations: links.pendingInvitations() }))
    .post('/invitations', async (c) => {
      const { email, role } = await jsonBody(c, newInvitation)
      const invited = links.invite(email, role, c.get('identity').id)
      if (!invited) throw apiError(409, `There is an account with the e-mail ${email} already.`)
      accountsLog().info({ by: c.get('identity').id, invitation: invited.invitation.id, role }, 'Somebody invited')
      return c.json(invited, 201)
    })
    .delete('/invitations/:id', (c) => {
      const id = c.req.param('id')
      if (!links.revokeInvitation(id))
        throw notFound('There is no such invitation: it was used, taken back or is too old.')
      accountsLog().info({ by: c.get('identity').id, invitation: id }, 'Invitation taken back')
      return c.body(null, 204)
    })
}
