import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { apiError, badRequest } from '../http/errors.ts'
import type { PendingTransaction } from '../mutate/pending.ts'
import { listReferences } from '../documents/jsonTree.ts'
import { PREVIEW_SECRET } from './roles.ts'
import { hashSecret, createSecret } from './secrets.ts'
import { HOUR_MS } from '#lib/durations.ts'

/** The Studio renews its secret sooner. */
const SECRET_LIFETIME_MS = HOUR_MS

/** Per account, within the lifetime of a secret. */
const MAX_SECRETS = 200

/** The document that the Studio writes before it opens a preview. */
const previewSecret = z.object({ _type: z.literal(PREVIEW_SECRET), secret: z.string().min(16).max(200) })

const row = z.object({ session_digest: z.string() }).optional()

const parseSecrets = (documents: PendingTransaction['next']) =>
  Array.from(documents.values()).flatMap((document) => previewSecret.safeParse(document).data ?? [])

/** Manages previews of the site. Each belongs to the session that wrote its secret and ends with it. */
export function createPreviews(database: DatabaseSync, now: () => number) {
  const sql = database.createTagStore()
  const getCutoff = () => now() - SECRET_LIFETIME_MS

  const isKnown = ({ secret }: { secret: string }) =>
    sql.get`select 1 from preview_secrets where secret_digest = ${hashSecret(secret)}` !== undefined

  return {
    /**
     * Limits the number of preview secrets, which every role may write.
     *
     * @throws 400 or 429
     */
    requireRoom({ author: { id, session }, next }: PendingTransaction) {
      const documents = Array.from(next.values()).filter((each) => each?._type === PREVIEW_SECRET)
      if (session === undefined || documents.length === 0) return
      // A reference would prevent the deletion of its target.
      if (listReferences(documents).length > 0) throw badRequest('A preview secret may have no references.')
      const secrets = parseSecrets(next)
      const written = sql.get`select count(*) as n from preview_secrets join sessions on token_digest = session_digest
        where account_id = ${id} and written_at > ${getCutoff()}`
      // A secret is counted once, so it is written once.
      if (secrets.length === 0 || secrets.some(isKnown) || Number(written?.n) >= MAX_SECRETS) {
        throw apiError(429, 'Too many previews were opened within the hour.', { 'retry-after': '600' })
      }
    },

    /**
     * Records the preview secrets among written documents, and deletes expired ones from the store: the Studio cannot,
     * since most roles may not read the secrets of others.
     */
    recordSecrets({ author: { session }, next, store }: PendingTransaction) {
      // A token has no session and so opens no preview.
      if (session === undefined) return
      const secrets = parseSecrets(next)
      if (secrets.length === 0) return
      sql.run`delete from preview_secrets where written_at <= ${getCutoff()}`
      for (const { secret } of secrets) {
        // The session may have ended meanwhile. The owner of a secret never changes.
        sql.run`insert into preview_secrets
          select ${hashSecret(secret)}, token_digest, ${now()} from sessions where token_digest = ${session}
          on conflict (secret_digest) do nothing`
      }
      const expired = store.ofType(PREVIEW_SECRET).filter(({ _updatedAt }) => Date.parse(_updatedAt) <= getCutoff())
      if (expired.length === 0) return
      store.commit({
        mutations: expired.map(({ _id: id }) => ({ delete: { id } })),
        next: new Map(expired.map(({ _id }) => [_id, undefined])),
      })
    },

    /** Opens a preview. @returns its key; undefined when the secret is unknown or expired */
    open(secret: string): string | undefined {
      const key = createSecret()
      const { changes } = sql.run`insert into previews select ${hashSecret(key)}, session_digest from preview_secrets
        where secret_digest = ${hashSecret(secret)} and written_at > ${getCutoff()}`
      return changes === 0 ? undefined : key
    },

    /** Finds the digest of the session that a preview belongs to, unless its secret has expired. */
    findSession: (preview: { key: string } | { secret: string }) =>
      row.parse(
        'key' in preview
          ? sql.get`select session_digest from previews where key_digest = ${hashSecret(preview.key)}`
          : sql.get`select session_digest from preview_secrets
              where secret_digest = ${hashSecret(preview.secret)} and written_at > ${getCutoff()}`,
      )?.session_digest,
  }
}
