import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { isSameSecret } from '#lib/security/signing.ts'
import { hashSecret, createSecret } from '../accounts/secrets.ts'

const DAY_MS = 24 * 3_600_000

/** A stored share. Times are Unix milliseconds. */
const row = z.object({
  id: z.string(),
  keyDigest: z.string(),
  documentId: z.string(),
  documentType: z.string(),
  path: z.string(),
  author: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
})

export type StoredShare = z.infer<typeof row>

type NewShare = Pick<StoredShare, 'documentId' | 'documentType' | 'path' | 'author'> & { days: number }

const SELECT = `select id, key_digest as keyDigest, document_id as documentId, document_type as documentType, path,
  author, created_at as createdAt, expires_at as expiresAt from shares`

/** Stores the shares in the content database until they expire. */
export function createShareTable(database: DatabaseSync, now: () => number = Date.now) {
  const sql = {
    insert: database.prepare('insert into shares values (?, ?, ?, ?, ?, ?, ?, ?)'),
    get: database.prepare(`${SELECT} where id = ? and expires_at > ?`),
    list: database.prepare(
      `${SELECT} where expires_at > ?1 and (?2 is null or document_id = ?2) order by expires_at, id`,
    ),
    remove: database.prepare('delete from shares where id = ?'),
    removeExpired: database.prepare('delete from shares where expires_at <= ?'),
  }

  const get = (id: string) => row.optional().parse(sql.get.get(id, now()))

  return {
    /** @returns the share and its key, of which only the digest is stored */
    add({ documentId, documentType, path, author, days }: NewShare): { share: StoredShare; key: string } {
      const [id, key, createdAt] = [randomUUID(), createSecret(), now()]
      const share = { id, keyDigest: hashSecret(key), documentId, documentType, path, author, createdAt }
      const expiresAt = createdAt + days * DAY_MS
      sql.removeExpired.run(createdAt)
      sql.insert.run(id, share.keyDigest, documentId, documentType, path, author, createdAt, expiresAt)
      return { share: { ...share, expiresAt }, key }
    },
    get,
    list: (documentId?: string) => row.array().parse(sql.list.all(now(), documentId ?? null)),
    remove: (id: string) => void sql.remove.run(id),
    /** @returns undefined when the share has expired or the key is wrong */
    open(id: string, key: string): StoredShare | undefined {
      const share = get(id)
      return share && isSameSecret(hashSecret(key), share.keyDigest) ? share : undefined
    },
  }
}

export type ShareTable = ReturnType<typeof createShareTable>
