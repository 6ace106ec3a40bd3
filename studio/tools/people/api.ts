import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { type Role, ROLE_NAMES } from '#lib/roles/roles.ts'
import { storeCall } from '#studio/kit/requests.ts'

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLE_NAMES),
  disabled: z.boolean(),
  lastSignInAt: z.string().nullable(),
})
const people = z.object({ accounts: z.array(person) })

const invitation = z.object({ id: z.string(), email: z.string(), role: z.enum(ROLE_NAMES), expiresAt: z.string() })
const invitations = z.object({ invitations: z.array(invitation) })
const invited = z.object({ invitation, url: z.string() })
const oneTimeLink = z.object({ url: z.string(), expiresAt: z.string() })

export type Person = z.infer<typeof person>
export type Invitation = z.infer<typeof invitation>
export type OneTimeLink = z.infer<typeof oneTimeLink>

/** Creates a client of the store's accounts and invitations, which only administrators may use. */
export function createPeopleApi(client: Pick<SanityClient, 'request'>) {
  const call = storeCall(client)
  return {
    list: async (signal: AbortSignal) => {
      const responses = await Promise.all([call('/accounts', { signal }), call('/invitations', { signal })])
      return { people: people.parse(responses[0]).accounts, ...invitations.parse(responses[1]) }
    },
    async invite(email: string, role: Role): Promise<OneTimeLink> {
      const { url, invitation } = invited.parse(await call('/invitations', { method: 'POST', body: { email, role } }))
      return { url, expiresAt: invitation.expiresAt }
    },
    withdraw: (id: string) => call(`/invitations/${id}`, { method: 'DELETE' }),
    change: (id: string, body: { role?: Role; disabled?: boolean }) =>
      call(`/accounts/${id}`, { method: 'PATCH', body }),
    remove: (id: string) => call(`/accounts/${id}`, { method: 'DELETE' }),
    resetLink: async (id: string) => oneTimeLink.parse(await call(`/accounts/${id}/reset`, { method: 'POST' })),
  }
}
