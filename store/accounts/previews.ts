import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { DocumentContent, DocumentStore } from '../store/types.ts'
import { PREVIEW_SECRET } from './roles.ts'
import { digest, randomSecret } from './secrets.ts'
import type { Identity } from './types.ts'

/** The Studio writes a new secret before this time has passed. */
const SECRET_LIFETIME_MS = 60 * 60_000

/** The document the Studio writes before it opens a preview. */
const previewSecret = z.object({ _type: z.literal(PREVIEW_SECRET), secret: z.string().min(16).max(200) })

const row = z.object({ session_digest: z.string() }).optional()

/** Previews of the site. Each belongs to the session that wrote its secret and ends with it. */
export function createPreviews(database: DatabaseSync, now: () => number) {
  const oldest = () => now() - SECRET_LIFETIME_MS
  const sessionIn = (found: unknown) => row.parse(found)?.session_digest

  return {
    /**
     * Records the preview secrets among written documents, and removes expired ones from the store: most roles may not
     * read the secrets of others, so their Studio cannot.
     */
    recordSecrets(
      { session }: Pick<Identity, 'session'>,
      documents: Iterable<DocumentContent | undefined>,
      store: Pick<DocumentStore, 'ofType' | 'commit'>,
    ) {
      // A token has no session, so it opens no preview.
      if (session === undefined) return
      const written = Array.from(documents).flatMap((document) => previewSecret.safeParse(document).data ?? [])
      if (written.length === 0) return
      database.prepare('delete from preview_secrets where written_at <= ?').run(oldest())
      for (const { secret } of written) {
        // The session may have ended in between; the owner of a secret never changes.
        database
          .prepare(
            `insert into preview_secrets select ?, token_digest, ? from sessions where token_digest = ?
             on conflict (secret_digest) do nothing`,
          )
          .run(digest(secret), now(), session)
      }
      const expired = store.ofType(PREVIEW_SECRET).filter(({ _updatedAt }) => Date.parse(_updatedAt) <= oldest())
      if (expired.length === 0) return
      store.commit({
        transactionId: randomUUID(),
        author: '<system>',
        mutations: expired.map(({ _id: id }) => ({ delete: { id } })),
        next: new Map(expired.map(({ _id }) => [_id, undefined])),
      })
    },

    /** @returns the key of the new preview; undefined when the secret is unknown or expired */
    open(secret: string): string | undefined {
      const key = randomSecret()
      const insert = `insert into previews select ?, session_digest from preview_secrets
         where secret_digest = ? and written_at > ?`
      const { changes } = database.prepare(insert).run(digest(key), digest(secret), oldest())
      return changes === 0 ? undefined : key
    },

    /** Digest of the session a preview belongs to. */
    sessionOfKey: (key: string) =>
      sessionIn(database.prepare('select session_digest from previews where key_digest = ?').get(digest(key))),

    /** Digest of the session that wrote a secret that has not expired. */
    sessionOfSecret: (secret: string) =>
      sessionIn(
        database
          .prepare('select session_digest from preview_secrets where secret_digest = ? and written_at > ?')
          .get(digest(secret), oldest()),
      ),
  }
}
