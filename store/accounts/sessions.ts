import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Changes } from './changes.ts'
import { digest, randomSecret } from './secrets.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A session ends after this long without use, and after `LONGEST` in any case. In milliseconds, as all here. */
export const IDLE = 30 * DAY
export const LONGEST = 90 * DAY
/** How long the id that brings a signed-in person back to the Studio can be exchanged for a session. */
export const HANDOVER = 2 * MINUTE
/** Use is written down this often at most, so that reading does not cost a write each time. */
const NOTE_USE_EVERY = 60 * MINUTE

const sessionRow = z.object({ account_id: z.string(), created_at: z.number(), used_at: z.number() }).optional()
const accountOf = z.object({ account_id: z.string() }).optional()

/** Who is signed in. Of every secret only a digest is kept. */
export class Sessions {
  readonly #database: DatabaseSync
  readonly #now: () => number

  readonly #changes: Changes

  constructor(database: DatabaseSync, now: () => number, changes: Changes) {
    this.#database = database
    this.#now = now
    this.#changes = changes
  }

  /** Makes the id that is handed to the Studio in the address after signing in. */
  startHandover(accountId: string): string {
    const sid = randomSecret()
    this.#database.prepare('delete from handovers where expires_at <= ?').run(this.#now())
    this.#database.prepare('insert into handovers values (?, ?, ?)').run(digest(sid), accountId, this.#now() + HANDOVER)
    return sid
  }

  /** Exchanges such an id, once, for a session's token; undefined when it is unknown, used or too old. */
  finishHandover(sid: string): string | undefined {
    const row = this.#database
      .prepare('delete from handovers where sid_digest = ? and expires_at > ? returning account_id')
      .get(digest(sid), this.#now())
    const accountId = accountOf.parse(row)?.account_id
    return accountId === undefined ? undefined : this.start(accountId)
  }

  start(accountId: string): string {
    const token = `sk${randomSecret()}`
    const now = this.#now()
    this.#database.prepare('delete from sessions where used_at <= ? or created_at <= ?').run(now - IDLE, now - LONGEST)
    this.#database.prepare('insert into sessions values (?, ?, ?, ?)').run(digest(token), accountId, now, now)
    this.#database.prepare('update accounts set signed_in_at = ? where id = ?').run(now, accountId)
    return token
  }

  /**
   * The account of a session, while it lasts.
   *
   * @param key digest of its token
   */
  accountOf(key: string): string | undefined {
    const now = this.#now()
    const session = sessionRow.parse(
      this.#database.prepare('select account_id, created_at, used_at from sessions where token_digest = ?').get(key),
    )
    if (!session || now >= session.used_at + IDLE || now >= session.created_at + LONGEST) return undefined
    if (now >= session.used_at + NOTE_USE_EVERY) {
      this.#database.prepare('update sessions set used_at = ? where token_digest = ?').run(now, key)
    }
    return session.account_id
  }

  end(token: string) {
    this.#database.prepare('delete from sessions where token_digest = ?').run(digest(token))
    this.#changes.tell()
  }

  /** Ends all sessions of an account and whatever is on the way to become one. */
  endAllOf(accountId: string) {
    this.#database.prepare('delete from sessions where account_id = ?').run(accountId)
    this.#database.prepare('delete from handovers where account_id = ?').run(accountId)
    this.#changes.tell()
  }
}
