import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Role } from '#lib/roles/roles.ts'
import { isSameSecret } from '#lib/security/signing.ts'
import { role } from './people.ts'
import { hashSecret, createSecret } from './secrets.ts'

const MINUTE_MS = 60_000

export const LINK_LIFETIME_MS = {
  'first-run': 30 * MINUTE_MS,
  invitation: 7 * 24 * 60 * MINUTE_MS,
  reset: 24 * 60 * MINUTE_MS,
}

export type LinkKind = keyof typeof LINK_LIFETIME_MS

const row = z.object({
  id: z.string(),
  /** The invited e-mail address, or the account whose password is reset. */
  subject: z.string(),
  token_digest: z.string(),
  created_at: z.number(),
  expires_at: z.number(),
})
const link = row.extend({ role: role.nullable() })

const invitation = row.extend({ role }).transform(({ id, subject, role: invitedAs, created_at, expires_at }) => ({
  id,
  email: subject,
  role: invitedAs,
  createdAt: new Date(created_at).toISOString(),
  expiresAt: new Date(expires_at).toISOString(),
}))

interface NewLink {
  subject: string
  role?: Role
  /** Id of the account that creates the link. */
  issuer?: string
}

/** Manages the one-time links for the first account, invitations and password resets. */
export function createLinks(database: DatabaseSync, now: () => number) {
  function find(kind: LinkKind, token: string) {
    const [id = '', secret = ''] = token.split('.')
    const query = database.prepare('select * from links where kind = ? and id = ? and expires_at > ?')
    const found = link.optional().parse(query.get(kind, id, now()))
    return found && isSameSecret(hashSecret(secret), found.token_digest) ? found : undefined
  }

  const discard = (id: string) => database.prepare('delete from links where id = ?').run(id).changes > 0

  return {
    /**
     * Creates a link and discards older ones for the same subject.
     *
     * @returns the token for its URL; only its digest is stored
     */
    create(kind: LinkKind, { subject, role: invitedAs, issuer }: NewLink) {
      const [id, secret] = [randomUUID(), createSecret()]
      const expiresAt = now() + LINK_LIFETIME_MS[kind]
      database
        .prepare('delete from links where (kind = ? and subject = ?) or expires_at <= ?')
        .run(kind, subject, now())
      database
        .prepare(
          `insert into links (id, kind, subject, role, token_digest, issued_by, created_at, expires_at)
           values (?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(id, kind, subject, invitedAs ?? null, hashSecret(secret), issuer ?? null, now(), expiresAt)
      return { id, token: `${id}.${secret}`, expiresAt: new Date(expiresAt).toISOString() }
    },
    find,
    /** Consumes a link. Of two requests with the same token, only one gets true. */
    use(kind: LinkKind, token: string): boolean {
      const found = find(kind, token)
      return found !== undefined && discard(found.id)
    },
    /** Lists the invitations that can still be accepted, newest first. */
    pendingInvitations() {
      const query = `select * from links where kind = 'invitation' and expires_at > ? order by created_at desc, id`
      return invitation.array().parse(database.prepare(query).all(now()))
    },
    /** @returns false when the link does not exist */
    discard,
    discardFor(kind: LinkKind, subject: string) {
      database.prepare('delete from links where kind = ? and subject = ?').run(kind, subject)
    },
    discardIssuedBy(issuer: string) {
      database.prepare('delete from links where issued_by = ?').run(issuer)
    },
  }
}
