import type { DatabaseSync } from 'node:sqlite'
import { digest, randomSecret } from './secrets.ts'

/** The cookie by which a browser is known again. It opens nothing: it only says whose tries to sign in are whose. */
export const BROWSER_COOKIE = 'known-browser'

/** A browser is known for this long after it was last used to sign in, in milliseconds. */
export const REMEMBERED = 365 * 24 * 3_600_000

/** The browsers in which people have signed in, by accounts. Of each browser's id only a digest is kept. */
export class TrustedDevices {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Whether somebody has signed in to the account of this address with the browser. */
  knows(browser: string, email: string): boolean {
    const found = this.#database
      .prepare(
        `select 1 from known_browsers join accounts on accounts.id = account_id
         where browser_digest = ? and email = ? and seen_at > ?`,
      )
      .get(digest(browser), email.trim().toLowerCase(), this.#now() - REMEMBERED)
    return found !== undefined
  }

  /**
   * Remembers that somebody signed in.
   *
   * @param browser the id it came with, untrusted: one that was not given out here is not taken up
   * @returns the browser's id, to be kept there
   */
  remember(browser: string | undefined, accountId: string): string {
    const now = this.#now()
    this.#database.prepare('delete from known_browsers where seen_at <= ?').run(now - REMEMBERED)
    const given = browser !== undefined && this.#isGiven(browser)
    const id = given ? browser : randomSecret()
    this.#database
      .prepare('insert or replace into known_browsers (browser_digest, account_id, seen_at) values (?, ?, ?)')
      .run(digest(id), accountId, now)
    return id
  }

  #isGiven(browser: string): boolean {
    return (
      this.#database.prepare('select 1 from known_browsers where browser_digest = ?').get(digest(browser)) !== undefined
    )
  }
}
