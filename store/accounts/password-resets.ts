import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { newLinkSecret, readLinkToken } from './one-time-secrets.ts'

/** How long a link to a new password works, in milliseconds. */
export const PASSWORD_RESET = 24 * 60 * 60_000

const row = z.object({ account_id: z.string(), token_digest: z.string(), expires_at: z.number() }).optional()

/** Links by which people choose a new password, one at a time for an account. Of its secret only a digest is kept. */
export class PasswordResets {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /**
   * Makes a link; an older one of the account stops working.
   *
   * @param issuer id of who makes it
   * @returns the link's token, which cannot be read again
   */
  add(accountId: string, issuer: string): { token: string; expiresAt: string } {
    const { id, token, tokenDigest } = newLinkSecret()
    const expiresAt = this.#now() + PASSWORD_RESET
    this.discardFor(accountId)
    this.#database
      .prepare(
        `insert into password_resets (id, account_id, token_digest, expires_at, issued_by)
         values (?, ?, ?, ?, ?)`,
      )
      .run(id, accountId, tokenDigest, expiresAt, issuer)
    return { token, expiresAt: new Date(expiresAt).toISOString() }
  }

  /** The account a link is for, while it works. */
  accountOf(token: string): string | undefined {
    const { id, isFor } = readLinkToken(token)
    const stored = row.parse(
      this.#database.prepare('select account_id, token_digest, expires_at from password_resets where id = ?').get(id),
    )
    return stored && isFor(stored.token_digest) && this.#now() < stored.expires_at ? stored.account_id : undefined
  }

  discardFor(accountId: string) {
    this.#database.prepare('delete from password_resets where account_id = ?').run(accountId)
  }

  /** Takes back what somebody issued, and those of which nobody knows who issued them. */
  discardIssuedBy(issuer: string) {
    this.#database.prepare('delete from password_resets where issued_by = ? or issued_by is null').run(issuer)
  }
}
