import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { DocumentContent } from '../store/types.ts'
import { PREVIEW_SECRET } from './roles.ts'
import { digest, randomSecret } from './secrets.ts'
import type { Identity } from './types.ts'

/** How long the Studio's secret opens a preview, in milliseconds; the Studio writes a new one before it ends. */
const OPENS = 60 * 60_000

/** What the Studio writes before it opens the site's preview, and gives to the site. */
const previewSecret = z.object({ _type: z.literal(PREVIEW_SECRET), secret: z.string().min(16).max(200) })

const row = z.object({ session_digest: z.string() }).optional()

/** Whose previews of the site are open: each belongs to the session that wrote its secret, and ends with it. */
export class Previews {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /**
   * Remembers the secrets among documents that somebody wrote. A token has no session, so it opens no preview.
   *
   * @returns whether there were any
   */
  note({ session }: Pick<Identity, 'session'>, documents: Iterable<DocumentContent | undefined>): boolean {
    if (session === undefined) return false
    const written = Array.from(documents).flatMap((document) => previewSecret.safeParse(document).data ?? [])
    for (const { secret } of written) this.#keep(digest(secret), session)
    return written.length > 0
  }

  /** Whether a secret opens nothing any more, by when it was written, in Unix milliseconds. */
  isOver(writtenAt: number): boolean {
    return writtenAt <= this.#now() - OPENS
  }

  #keep(secretDigest: string, session: string) {
    const now = this.#now()
    this.#database.prepare('delete from preview_secrets where written_at <= ?').run(now - OPENS)
    // The session may have ended since its call arrived; whose a secret is never changes.
    this.#database
      .prepare(
        `insert into preview_secrets select ?, token_digest, ? from sessions where token_digest = ?
         on conflict (secret_digest) do nothing`,
      )
      .run(secretDigest, now, session)
  }

  /**
   * Opens a preview in the name of the session that wrote the secret.
   *
   * @returns the key of the preview; undefined for a secret that is nobody's, or too old
   */
  open(secret: string): string | undefined {
    const key = randomSecret()
    const { changes } = this.#database
      .prepare(
        `insert into previews select ?, session_digest from preview_secrets
         where secret_digest = ? and written_at > ?`,
      )
      .run(digest(key), digest(secret), this.#now() - OPENS)
    return changes === 0 ? undefined : key
  }

  /** The digest of the session that a preview belongs to; undefined when there is none, or no more. */
  sessionOf(key: string): string | undefined {
    const found = this.#database.prepare('select session_digest from previews where key_digest = ?').get(digest(key))
    return row.parse(found)?.session_digest
  }

  /** The digest of the session that wrote a secret within the hour; undefined when there is none, or no more. */
  writerOf(secret: string): string | undefined {
    const found = this.#database
      .prepare('select session_digest from preview_secrets where secret_digest = ? and written_at > ?')
      .get(digest(secret), this.#now() - OPENS)
    return row.parse(found)?.session_digest
  }
}
