import { once } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { sendWebhook } from '#lib/content/sendWebhook.ts'
import { storeLog } from '#lib/log.ts'
import type { CommittedTransaction, DocumentChange } from '../documents/types.ts'
import { COMMENT } from '../accounts/roles.ts'

const delivery = z.object({ type: z.string(), sequence: z.number(), body: z.string() })

/** The newest change of a document type that the site has not accepted yet, with its transaction's sequence. */
export type Delivery = z.infer<typeof delivery>

const getOperation = ({ before, after }: DocumentChange) => (!after ? 'delete' : before ? 'update' : 'create')

/** Excludes ids with a dot: drafts, versions and private documents. */
const isPublishedContent = (id: string, type: string) =>
  !id.includes('.') && !id.startsWith('_') && !type.startsWith('system.') && type !== COMMENT

/** Creates the webhook bodies by document type. The site caches by type, so the last change of each suffices. */
function createPayloads({ id: transactionId, timestamp, changes }: CommittedTransaction) {
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
  const sql = database.createTagStore()
  return {
    /** To be called inside the database transaction of the commit. */
    add(transaction: CommittedTransaction) {
      for (const [type, payload] of createPayloads(transaction)) {
        sql.run`insert or replace into webhook_outbox
          values (${type}, ${transaction.sequence}, ${JSON.stringify(payload)})`
      }
    },
    list: (): Delivery[] => delivery.array().parse(sql.all`select * from webhook_outbox order by sequence`),
    accept: ({ type, sequence }: Delivery) =>
      void sql.run`delete from webhook_outbox where type = ${type} and sequence = ${sequence}`,
  }
}

type WebhookOutbox = ReturnType<typeof createWebhookOutbox>

/** Time that the response to a write waits for the site to revalidate. */
const MAX_WAIT_MS = 1000
/** Time that the site has to respond; at its start under load it takes longer, and the delivery is sent again. */
const TIMEOUT_MS = 10_000
const FIRST_BACKOFF_MS = 250
const MAX_BACKOFF_MS = 60_000

export const getBackoffMs = (failures: number) => Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1))

/** Creates the worker that sends the outbox to a URL, with backoff until accepted. */
export function createWebhookSender(outbox: WebhookOutbox, url: string, secret: string) {
  const stop = new AbortController()
  const sending = new Map<string, Promise<void>>()
  let failures = 0
  let retry: NodeJS.Timeout | undefined

  async function send(delivery: Delivery) {
    const { type, body } = delivery
    try {
      await sendWebhook(url, body, secret, AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)]))
      outbox.accept(delivery)
      failures = 0
    } catch (error) {
      if (stop.signal.aborted) return
      failures += 1
      if (failures === 1) {
        storeLog().warn({ err: error }, `The webhook for changed ${type} documents failed; it is sent again.`)
      }
      clearTimeout(retry)
      retry = setTimeout(wake, getBackoffMs(failures))
      return
    } finally {
      sending.delete(type)
    }
    // A newer change of the type may wait.
    wake()
  }

  function wake() {
    if (stop.signal.aborted) return
    try {
      for (const delivery of outbox.list()) {
        if (!sending.has(delivery.type)) sending.set(delivery.type, send(delivery))
      }
    } catch (error) {
      storeLog().error({ err: error }, 'The webhook outbox cannot be read; check the data folder.')
    }
  }

  wake()
  return {
    wake,
    /** Resolves when the site has responded to the deliveries of a transaction, or after `MAX_WAIT_MS`. */
    async waitForRevalidation(transaction: CommittedTransaction): Promise<void> {
      const types = [...createPayloads(transaction).keys()]
      const listInFlight = () => types.flatMap((type) => sending.get(type) ?? [])
      const deadline = AbortSignal.timeout(MAX_WAIT_MS)
      const passed = once(deadline, 'abort')
      // An earlier delivery of the type may be in flight; that of this transaction follows it.
      while (listInFlight().length > 0 && !deadline.aborted) await Promise.race([Promise.all(listInFlight()), passed])
    },
    close() {
      stop.abort()
      clearTimeout(retry)
    },
  }
}
