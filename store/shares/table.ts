import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { digest, randomSecret, sameSecret } from '../accounts/secrets.ts'

const DAY = 24 * 3_600_000

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
  })
  .transform(({ key_digest, document_id, document_type, created_at, expires_at, ...rest }) => ({
    ...rest,
    keyDigest: key_digest,
    documentId: document_id,
    documentType: document_type,
    createdAt: created_at,
    expiresAt: expires_at,
  }))

/** A link as it is kept. Times are Unix milliseconds; of its key only a digest is there. */
export type StoredShare = z.output<typeof row>

type NewShare = Pick<StoredShare, 'documentId' | 'documentType' | 'path' | 'author'> & { days: number }

const COLUMNS = 'id, key_digest, document_id, document_type, path, author, created_at, expires_at'

/** The links to drafts that are in force, kept in the content database. What has ended is forgotten. */
export function shareTable(database: DatabaseSync, now: () => number = Date.now) {
  const sql = {
    insert: database.prepare(`insert into shares (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?) returning ${COLUMNS}`),
    get: database.prepare(`select ${COLUMNS} from shares where id = ? and expires_at > ?`),
    list: database.prepare(
      `select ${COLUMNS} from shares where expires_at > ?1 and (?2 is null or document_id = ?2) order by expires_at, id`,
    ),
    remove: database.prepare('delete from shares where id = ?'),
    forget: database.prepare('delete from shares where expires_at <= ?'),
  }

  const get = (id: string) => row.optional().parse(sql.get.get(id, now()))

  return {
    /** Makes a link; the key is told here and never again. */
    add({ documentId, documentType, path, author, days }: NewShare): { share: StoredShare; key: string } {
      const key = randomSecret()
      const time = now()
      sql.forget.run(time)
      const values = [randomUUID(), digest(key), documentId, documentType, path, author, time, time + days * DAY]
      return { share: row.parse(sql.insert.get(...values)), key }
    },
    get,
    list: (documentId?: string) => row.array().parse(sql.list.all(now(), documentId ?? null)),
    remove: (id: string) => void sql.remove.run(id),
    /** The link, when it is in force and the key is its own. */
    open(id: string, key: string): StoredShare | undefined {
      const found = get(id)
      return found && sameSecret(digest(key), found.keyDigest) ? found : undefined
    },
  }
}

export type ShareTable = ReturnType<typeof shareTable>
