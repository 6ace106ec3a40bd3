import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Role } from '#lib/roles/roles.ts'
import { newLinkSecret, readLinkToken } from './one-time-secrets.ts'
import { role } from './people.ts'

/** How long an invitation can be accepted, in milliseconds. */
export const INVITATION = 7 * 24 * 60 * 60_000

const row = z
  .object({ id: z.string(), email: z.string(), role, created_at: z.number(), expires_at: z.number() })
  .transform(({ created_at, expires_at, ...invitation }) => ({
    ...invitation,
    createdAt: new Date(created_at).toISOString(),
    expiresAt: new Date(expires_at).toISOString(),
  }))

export type Invitation = z.output<typeof row>

const secretRow = z.object({ token_digest: z.string() }).optional()
const COLUMNS = 'id, email, role, created_at, expires_at'

/** Who may make an account with which role, each by a link that works once. Of its secret only a digest is kept. */
export class Invitations {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /**
   * Invites somebody; an older invitation of the same address stops working.
   *
   * @param issuer id of who invites
   * @returns the invitation and its link's token, which cannot be read again
   */
  add(email: string, invitedAs: Role, issuer: string): { invitation: Invitation; token: string } {
    const { id, token, tokenDigest } = newLinkSecret()
    this.#database.prepare('delete from invitations where email = ? or expires_at <= ?').run(email, this.#now())
    const added = this.#database
      .prepare(
        `insert into invitations (id, token_digest, email, role, created_at, expires_at, issued_by)
         values (?, ?, ?, ?, ?, ?, ?) returning ${COLUMNS}`,
      )
      .get(id, tokenDigest, email, invitedAs, this.#now(), this.#now() + INVITATION, issuer)
    return { invitation: row.parse(added), token }
  }

  /** Those that can still be accepted, the newest first. */
  pending(): Invitation[] {
    const found = this.#database
      .prepare(`select ${COLUMNS} from invitations where expires_at > ? order by created_at desc, id`)
      .all(this.#now())
    return row.array().parse(found)
  }

  /** The invitation a link is for, while it can be accepted. */
  find(token: string): Invitation | undefined {
    const { id, isFor } = readLinkToken(token)
    const stored = secretRow.parse(this.#database.prepare('select token_digest from invitations where id = ?').get(id))
    if (!stored || !isFor(stored.token_digest)) return undefined
    return this.pending().find((invitation) => invitation.id === id)
  }

  /** Takes an invitation back, or counts it as used. @returns false when it was not there (any more) */
  discard(id: string): boolean {
    return this.#database.prepare('delete from invitations where id = ?').run(id).changes > 0
  }

  /** Takes back what somebody issued, and those of which nobody knows who issued them. */
  discardIssuedBy(issuer: string) {
    this.#database.prepare('delete from invitations where issued_by = ? or issued_by is null').run(issuer)
  }
}
