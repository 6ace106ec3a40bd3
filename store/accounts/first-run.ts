import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { digest, randomSecret, sameSecret } from './secrets.ts'

/** How long the first sign-in link works, in milliseconds. */
export const FIRST_RUN_LINK = 30 * 60_000

const row = z.object({ token_digest: z.string(), expires_at: z.number() }).optional()

/** The one-time secret that lets whoever started the program make the first account. */
export class FirstRun {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Makes a new secret; an older one stops working. */
  mint(): string {
    const secret = randomSecret()
    this.#database
      .prepare('insert or replace into first_run values (1, ?, ?)')
      .run(digest(secret), this.#now() + FIRST_RUN_LINK)
    return secret
  }

  isValid(secret: string): boolean {
    const stored = row.parse(this.#database.prepare('select token_digest, expires_at from first_run').get())
    return stored !== undefined && sameSecret(digest(secret), stored.token_digest) && this.#now() < stored.expires_at
  }

  discard() {
    this.#database.exec('delete from first_run')
  }
}
