import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { isSameSecret } from '#lib/security/signing.ts'
import { hashSecret, createSecret } from '#store/accounts/secrets.ts'
import { DAY_MS } from '#lib/durations.ts'

/** A stored share. Times are Unix milliseconds. */
const row = z
  .object({
    id: z.string(),
    key_digest: z.string(),
    document_id: z.string(),
    document_type: z.string(),
    path: z.string(),
    author: z.string(),
    created_at: z.number(),
    expires_at: z.number(),
    release_id: z.string().nullable(),
  })
  .transform(({ key_digest, document_id, document_type, created_at, expires_at, release_id, ...fields }) => ({
    ...fields,
    keyDigest: key_digest,
    documentId: document_id,
    documentType: document_type,
    createdAt: created_at,
    expiresAt: expires_at,
    releaseId: release_id,
  }))

export type StoredShare = z.infer<typeof row>

type NewShare = Pick<StoredShare, 'documentId' | 'documentType' | 'path' | 'author' | 'releaseId'> & { days: number }

/** Stores the shares in the content database until they expire. */
export function createShareTable(database: DatabaseSync, now: () => number) {
  const sql = database.createTagStore()
  const get = (id: string) =>
    row.optional().parse(sql.get`select * from shares where id = ${id} and expires_at > ${now()}`)

  return {
    /** @returns the share and its key, of which only the digest is stored */
    add({ documentId, documentType, path, author, releaseId, days }: NewShare) {
      const [key, createdAt] = [createSecret(), now()]
      sql.run`delete from shares where expires_at <= ${createdAt}`
      const added = sql.get`insert into shares values (${randomUUID()}, ${hashSecret(key)}, ${documentId},
        ${documentType}, ${path}, ${author}, ${createdAt}, ${createdAt + days * DAY_MS}, ${releaseId}) returning *`
      return { share: row.parse(added), key }
    },
    get,
    list: (documentId: string | null = null) =>
      row.array().parse(
        sql.all`select * from shares where expires_at > ${now()} and (${documentId} is null or document_id = ${documentId})
          order by expires_at, id`,
      ),
    remove: (id: string) => void sql.run`delete from shares where id = ${id}`,
    /** @returns undefined when the share has expired or the key is wrong */
    open(id: string, key: string): StoredShare | undefined {
      const found = get(id)
      return found && isSameSecret(hashSecret(key), found.keyDigest) ? found : undefined
    },
  }
}

export type ShareTable = ReturnType<typeof createShareTable>
