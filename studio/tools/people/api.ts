import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { ROLE_NAMES } from '#lib/roles/roles.ts'
import type { Role } from '#lib/roles/roles.ts'

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLE_NAMES),
  disabled: z.boolean(),
  lastSignInAt: z.string().nullable(),
})

const invitation = z.object({ id: z.string(), email: z.string(), role: z.enum(ROLE_NAMES), expiresAt: z.string() })
const invited = z.object({ invitation, url: z.string() })
const reset = z.object({ url: z.string(), expiresAt: z.string() })

/** Somebody with an account. */
export type Person = z.infer<typeof person>

/** Somebody who was asked to make one. */
export type Invitation = z.infer<typeof invitation>

/** A link to hand to one person. It is told once and works once. */
export interface OneTimeLink {
  url: string
  expiresAt: string
}

/** Everybody who works here, and who is asked to. */
export interface Everybody {
  people: Person[]
  invitations: Invitation[]
}

/** What the People tool asks of the content store, in the name of the administrator at the Studio. */
export interface PeopleApi {
  list(signal: AbortSignal): Promise<Everybody>
  invite(email: string, role: Role): Promise<OneTimeLink>
  takeBack(invitationId: string): Promise<void>
  setRole(id: string, role: Role): Promise<void>
  setDisabled(id: string, disabled: boolean): Promise<void>
  resetLink(id: string): Promise<OneTimeLink>
}

const refusal = z.object({ response: z.object({ body: z.object({ message: z.string() }) }) })

/** What the store said when it refused, else words for a store that does not answer. */
function reasonOf(error: unknown): string {
  return (
    refusal.safeParse(error).data?.response.body.message ?? 'The content store does not answer. Try again in a moment.'
  )
}

/** @param client of the Studio, signed in */
export function createPeopleApi(client: Pick<SanityClient, 'request'>): PeopleApi {
  async function call(options: {
    uri: string
    method?: string
    body?: object
    signal?: AbortSignal
  }): Promise<unknown> {
    try {
      return await client.request<unknown>(options)
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw new Error(reasonOf(error), { cause: error })
    }
  }
  const change = (id: string, body: object) => call({ uri: `/accounts/${id}`, method: 'PATCH', body })

  return {
    async list(signal) {
      const [people, invitations] = await Promise.all([
        call({ uri: '/accounts', signal }),
        call({ uri: '/invitations', signal }),
      ])
      return {
        people: z.object({ accounts: z.array(person) }).parse(people).accounts,
        invitations: z.object({ invitations: z.array(invitation) }).parse(invitations).invitations,
      }
    },
    async invite(email, role) {
      const made = invited.parse(await call({ uri: '/invitations', method: 'POST', body: { email, role } }))
      return { url: made.url, expiresAt: made.invitation.expiresAt }
    },
    async takeBack(id) {
      await call({ uri: `/invitations/${id}`, method: 'DELETE' })
    },
    async setRole(id, role) {
      await change(id, { role })
    },
    async setDisabled(id, disabled) {
      await change(id, { disabled })
    },
    resetLink: async (id) => reset.parse(await call({ uri: `/accounts/${id}/reset`, method: 'POST' })),
  }
}
