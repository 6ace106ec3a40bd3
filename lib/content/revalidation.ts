import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { ChangedDocument } from './webhook.ts'

/** The path of the revalidation webhook. */
export const REVALIDATE_PATH = '/api/revalidate'

/** Names the cache tag that a verified webhook revalidated, for the front door, which removes it from the response. */
export const REVALIDATED_TAG_HEADER = 'x-revalidated-tag'

/** How long a site may take to accept the news, in milliseconds. */
const PATIENCE = 10_000

/**
 * Tells a site that published content changed, signed as the content store signs it.
 *
 * @param address the site's origin, such as `http://10.0.0.2:3000`
 * @throws Error with the site's answer when it does not accept the news, or when it cannot be reached
 */
export async function sendRevalidation(address: string, change: ChangedDocument, secret: string): Promise<void> {
  const body = JSON.stringify(change)
  const response = await fetch(new URL(REVALIDATE_PATH, address), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
    },
    body,
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
}

/**
 * Passes news on to the other instances of the site, each of which keeps its own pages.
 *
 * @throws AggregateError naming every instance that could not be reached, so that the sender of the webhook tries again
 */
export async function broadcastRevalidation(
  peers: readonly string[],
  change: ChangedDocument,
  secret: string,
): Promise<void> {
  const relayed = { ...change, relayed: true }
  const outcomes = await Promise.allSettled(peers.map((peer) => sendRevalidation(peer, relayed, secret)))
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  const untold = peers.filter((_peer, index) => outcomes[index]?.status === 'rejected')
  if (untold.length === 0) return
  throw new AggregateError(failures, `${untold.length} of ${peers.length} peers were not told: ${untold.join(', ')}`)
}
