import { setTimeout as wait } from 'node:timers/promises'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { backoff } from './backoff.ts'
import type { Delivery, DeliveryQueue } from './queue.ts'

interface Target {
  url: string
  secret: string
  projectId: string
  dataset: string
}

/** How long the site may take to accept one delivery, in milliseconds. */
const PATIENCE = 10_000
const MOST_AT_ONCE = 8
/** How long the answer to a write may wait for the site to hear of it, in milliseconds. */
const LONGEST_WAIT = 1000
/** How long nothing is sent after the database failed, such as on a full disk, in milliseconds. */
const REST = 5000

async function post({ url, secret, projectId, dataset }: Target, { position, body }: Delivery, stopped: AbortSignal) {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(PATIENCE)]),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `${projectId}-${dataset}-${position}`,
      'sanity-project-id': projectId,
      'sanity-dataset': dataset,
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
    },
    body,
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the answer was ${response.status}`)
}

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/**
 * Sends what waits in the queue, signed like Sanity's webhooks, until it is accepted: at once, then at growing
 * distances. Deliveries about one document go one after the other, those about others do not wait for them.
 */
export function webhookSender(queue: DeliveryQueue, target: Target) {
  const stop = new AbortController()
  /** What is under way, by the document it is about. */
  const sending = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined

  let resting = false

  /**
   * Reads or writes the queue. Where that fails, nothing is sent for a while: what cannot be noted as accepted would be
   * sent over and over.
   */
  function attempt(step: () => void) {
    try {
      step()
    } catch (error) {
      if (!resting) console.warn(`What the site is told of cannot be noted (${reasonOf(error)}); trying again.`)
      resting = true
      clearTimeout(timer)
      timer = setTimeout(() => {
        resting = false
        wake()
      }, REST)
    }
  }

  async function send(delivery: Delivery) {
    const { document_id: id, position, attempts } = delivery
    let note = () => queue.accepted(position)
    try {
      await post(target, delivery, stop.signal)
    } catch (error) {
      note = () => queue.postpone(position, Date.now() + backoff(attempts + 1))
      if (attempts === 0 && !stop.signal.aborted) {
        console.warn(`The site was not told of ${id} yet (${reasonOf(error)}); trying again.`)
      }
    }
    if (!stop.signal.aborted) attempt(note)
    sending.delete(id)
    wake()
  }

  function sendDue() {
    const now = Date.now()
    const ready = queue.due(now).filter((delivery) => !sending.has(delivery.document_id))
    for (const delivery of ready.slice(0, MOST_AT_ONCE - sending.size)) {
      sending.set(delivery.document_id, send(delivery))
    }
    clearTimeout(timer)
    const next = queue.nextDue(now)
    if (next !== null) timer = setTimeout(wake, next - now)
  }

  /** Sends what is due. To be called after each commit; everything else happens by itself. */
  function wake() {
    if (!stop.signal.aborted && !resting) attempt(sendDue)
  }

  attempt(() => queue.hurry())
  wake()
  return {
    wake,
    /**
     * Resolves when what is under way about some documents has been answered, or after a second: whoever publishes and
     * then looks should find the new page, but a site that is slow to answer must not hold up the editors.
     */
    async waitForRevalidation(ids: readonly string[]): Promise<void> {
      const underWay = () => ids.flatMap((id) => sending.get(id) ?? [])
      if (underWay().length === 0) return
      const enough = new AbortController()
      const { signal } = enough
      // News of an earlier change goes first; that of this one follows it.
      const all = async () => {
        while (underWay().length > 0 && !signal.aborted) await Promise.all(underWay())
      }
      await Promise.race([all(), wait(LONGEST_WAIT, undefined, { signal }).catch(() => undefined)])
      enough.abort()
    },
    /** Gives up what is under way; it stays in the queue. */
    close() {
      stop.abort()
      clearTimeout(timer)
    },
  }
}
