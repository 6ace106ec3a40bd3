import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { COMMENT } from '../accounts/roles.ts'
import type { CommittedTransaction, DocumentChange } from '../store/types.ts'

const delivery = z.object({ type: z.string(), sequence: z.number(), body: z.string() })

/** The newest change of a document type that the site has not accepted yet, with its transaction's sequence. */
export type Delivery = z.infer<typeof delivery>

const getOperation = ({ before, after }: DocumentChange) => (!after ? 'delete' : before ? 'update' : 'create')

/** Excludes ids with a dot: drafts, versions and private documents. */
const isPublishedContent = (id: string, type: string) =>
  !id.includes('.') && !id.startsWith('_') && !type.startsWith('system.') && type !== COMMENT

/** Creates the webhook bodies by document type. The site caches by type, so the last change of each suffices. */
export function createPayloads({ id: transactionId, timestamp, changes }: CommittedTransaction) {
  const payloads = new Map<string, Record<'_id' | '_type' | '_updatedAt' | 'operation' | 'transactionId', string>>()
  for (const change of changes) {
    const document = change.after ?? change.before
    if (!document || !isPublishedContent(document._id, document._type)) continue
    const { _id, _type } = document
    payloads.set(_type, { _id, _type, _updatedAt: timestamp, operation: getOperation(change), transactionId })
  }
  return payloads
}

/** Queues deliveries in the content database until the site accepts them, one per document type. */
export function createWebhookOutbox(database: DatabaseSync) {
  const sql = {
    put: database.prepare(
      `insert into webhook_outbox values (?, ?, ?)
       on conflict do update set sequence = excluded.sequence, body = excluded.body`,
    ),
    list: database.prepare('select type, sequence, body from webhook_outbox order by sequence'),
    accept: database.prepare('delete from webhook_outbox where type = ? and sequence = ?'),
  }
  return {
    /** To be called inside the database transaction of the commit. */
    add(transaction: CommittedTransaction) {
      for (const [type, payload] of createPayloads(transaction)) {
        sql.put.run(type, transaction.sequence, JSON.stringify(payload))
      }
    },
    list: (): Delivery[] => delivery.array().parse(sql.list.all()),
    accept: ({ type, sequence }: Delivery) => void sql.accept.run(type, sequence),
  }
}

export type WebhookOutbox = ReturnType<typeof createWebhookOutbox>
