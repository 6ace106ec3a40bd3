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
/** Time that the response to a write waits for the site to revalidate. */
const MAX_WAIT_MS = 1000
const FIRST_BACKOFF_MS = 250
const MAX_BACKOFF_MS = 60_000

export const getBackoffMs = (failures: number) => Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1))

async function post(target: Target, { type, sequence, body }: Delivery, signal: AbortSignal) {
  const { url, secret, projectId, dataset } = target
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
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

/** Creates the worker that sends the outbox, signed like Sanity's webhooks, with backoff until accepted. */
export function createWebhookSender(outbox: WebhookOutbox, target: Target) {
  const stop = new AbortController()
  const sending = new Map<string, Promise<void>>()
  let failures = 0
  let retry: NodeJS.Timeout | undefined

  async function send(delivery: Delivery) {
    const { type } = delivery
    try {
      await post(target, delivery, stop.signal)
      outbox.accept(delivery)
      failures = 0
    } catch (error) {
      if (stop.signal.aborted) return
      failures += 1
      if (failures === 1) {
        storeLog().warn(`The webhook for changed ${type} documents failed (${getReason(error)}); it is sent again.`)
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
      if (listInFlight().length === 0) return
      const timeout = new AbortController()
      const { signal } = timeout
      // An earlier delivery of the type may be in flight; that of this transaction follows it.
      const waitForAll = async () => {
        while (listInFlight().length > 0 && !signal.aborted) await Promise.all(listInFlight())
      }
      await Promise.race([waitForAll(), wait(MAX_WAIT_MS, undefined, { signal }).catch(() => undefined)])
      timeout.abort()
    },
    close() {
      stop.abort()
      clearTimeout(retry)
    },
  }
}
