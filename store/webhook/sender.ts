import { setTimeout as wait } from 'node:timers/promises'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { storeLog } from '#lib/log.ts'
import type { CommittedTransaction } from '../store/types.ts'
import { type Delivery, createPayloads, type WebhookOutbox } from './outbox.ts'

interface Target {
  url: string
  secret: string
  projectId: string
  dataset: string
}

const REQUEST_TIMEOUT_MS = 10_000
/** How long the answer to a write may wait for the site to revalidate. */
const MAX_WAIT_MS = 1000
const FIRST_BACKOFF_MS = 250
const MAX_BACKOFF_MS = 60_000

/** Milliseconds before the next attempt. */
export const getBackoffMs = (failures: number) => Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1))

async function post(target: Target, { type, sequence, body }: Delivery, stopped: AbortSignal) {
  const { url, secret, projectId, dataset } = target
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `${projectId}-${dataset}-${type}-${sequence}`,
      'sanity-project-id': projectId,
      'sanity-dataset': dataset,
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
    },
    body,
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the answer was ${response.status}`)
}

const getReason = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Sends the deliveries of the outbox, signed like Sanity's webhooks, with backoff until the site accepts them. */
export function createWebhookSender(outbox: WebhookOutbox, target: Target) {
  const stop = new AbortController()
  const sending = new Map<string, Promise<void>>()
  /** Failed deliveries by type. A newer delivery of the type is sent at once. */
  const failed = new Map<string, { sequence: number; failures: number; retry: NodeJS.Timeout }>()

  async function send(delivery: Delivery) {
    const { type, sequence } = delivery
    const previous = failed.get(type)
    clearTimeout(previous?.retry)
    try {
      await post(target, delivery, stop.signal)
      outbox.accept(delivery)
      failed.delete(type)
    } catch (error) {
      if (stop.signal.aborted) return
      const failures = (previous?.failures ?? 0) + 1
      if (failures === 1) {
        storeLog().warn(`The webhook for changed ${type} documents failed (${getReason(error)}); it is sent again.`)
      }
      failed.set(type, { sequence, failures, retry: setTimeout(start, getBackoffMs(failures), delivery) })
    }
    sending.delete(type)
    wake()
  }

  function start(delivery: Delivery) {
    const failed = (error: unknown) =>
      storeLog().error({ err: error }, 'The webhook outbox cannot be read; check the data folder.')
    sending.set(delivery.type, send(delivery).catch(failed))
  }

  /** Sends what is new in the outbox. To be called after each commit. */
  function wake() {
    if (stop.signal.aborted) return
    for (const delivery of outbox.list()) {
      const { type, sequence } = delivery
      if (!sending.has(type) && failed.get(type)?.sequence !== sequence) start(delivery)
    }
  }

  wake()
  return {
    wake,
    /** Resolves when the site has answered about the transaction's changes, after a second at the latest. */
    async waitForRevalidation(transaction: CommittedTransaction): Promise<void> {
      const types = [...createPayloads(transaction).keys()]
      const listUnderWay = () => types.flatMap((type) => sending.get(type) ?? [])
      if (listUnderWay().length === 0) return
      const timeout = new AbortController()
      const { signal } = timeout
      // An earlier delivery of the type goes first; that of this transaction follows it.
      const all = async () => {
        while (listUnderWay().length > 0 && !signal.aborted) await Promise.all(listUnderWay())
      }
      await Promise.race([all(), wait(MAX_WAIT_MS, undefined, { signal }).catch(() => undefined)])
      timeout.abort()
    },
    /** Aborts what is under way; it stays in the outbox. */
    close() {
      stop.abort()
      for (const { retry } of failed.values()) clearTimeout(retry)
    },
  }
}
