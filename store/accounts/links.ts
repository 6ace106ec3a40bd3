import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { isSameSecret } from '#lib/security/signing.ts'
import { toIso } from './people.ts'
import { hashSecret, createSecret } from './secrets.ts'
import { DAY_MS, MINUTE_MS } from '#lib/durations.ts'

export const LINK_LIFETIME_MS = {
  'first-run': 30 * MINUTE_MS,
  invitation: 7 * DAY_MS,
  /** Created by an administrator. */
  reset: DAY_MS,
  /** Requested on the sign-in page. Its own kind, so that a request does not discard an administrator's link. */
  'mailed-reset': 30 * MINUTE_MS,
}

export type LinkKind = keyof typeof LINK_LIFETIME_MS

const link = z.object({
  id: z.string(),
  /** The invited email address, or the account whose password is reset. */
  subject: z.string(),
  /** Of an invitation only. */
  role: z.string().nullable(),
  token_digest: z.string(),
})

const invitation = z
  .object({ id: z.string(), email: z.string(), role: z.string(), expires_at: z.number() })
  .transform(({ expires_at, ...rest }) => ({ ...rest, expiresAt: toIso(expires_at) }))

interface NewLink {
  subject: string
  role?: string | null
  issuer?: string | null
}

/** Manages one-time links: to the first account, of invitations, and to choose a new password. */
export function createLinks(database: DatabaseSync, now: () => number) {
  const sql = database.createTagStore()

  function find(kind: LinkKind, token: string) {
    const [id = '', secret = ''] = token.split('.')
    const row = sql.get`select * from links where kind = ${kind} and id = ${id} and expires_at > ${now()}`
    const found = link.optional().parse(row)
    return found && isSameSecret(hashSecret(secret), found.token_digest) ? found : undefined
  }

  return {
    /**
     * Creates a link and discards older ones for the same subject.
     *
     * @returns the token for its URL; only its digest is stored
     */
    create(kind: LinkKind, { subject, role: invitedAs = null, issuer = null }: NewLink) {
      const [id, secret, time] = [randomUUID(), createSecret(), now()]
      const expiresAt = time + LINK_LIFETIME_MS[kind]
      sql.run`delete from links where (kind = ${kind} and subject = ${subject}) or expires_at <= ${time}`
      sql.run`insert into links (id, kind, subject, role, token_digest, issued_by, created_at, expires_at)
        values (${id}, ${kind}, ${subject}, ${invitedAs}, ${hashSecret(secret)}, ${issuer}, ${time}, ${expiresAt})`
      return { id, token: `${id}.${secret}`, expiresAt: toIso(expiresAt) }
    },
    find,
    /** Consumes a link. Of two requests with the same token, only one gets true. */
    use(kind: LinkKind, token: string): boolean {
      const found = find(kind, token)
      return found !== undefined && sql.run`delete from links where id = ${found.id}`.changes > 0
    },
    listInvitations: () =>
      invitation.array().parse(
        sql.all`select id, subject as email, role, expires_at from links
          where kind = 'invitation' and expires_at > ${now()} order by created_at desc, id`,
      ),
    /** @returns false when the invitation was used, revoked or has expired */
    revokeInvitation: (id: string): boolean =>
      sql.run`delete from links where kind = 'invitation' and id = ${id} and expires_at > ${now()}`.changes > 0,
    discardPasswordLinks: (accountId: string) =>
      void sql.run`delete from links where kind in ('reset', 'mailed-reset') and subject = ${accountId}`,
    discardIssuedBy: (issuer: string) => void sql.run`delete from links where issued_by = ${issuer}`,
  }
}
