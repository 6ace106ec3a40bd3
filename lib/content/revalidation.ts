import { decodeSignatureHeader, encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { z } from 'zod'
import { isSameSecret } from '#lib/security/signing.ts'
import { contentTypes } from './tags.ts'

/** What a content webhook says of the document that changed; whatever else it carries is left unread. */
export const changedDocument = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  /** When it was published. */
  _updatedAt: z.iso.datetime().optional().catch(undefined),
  /** Set by an instance of this site that passes the news on, so that it does not go round. */
  relayed: z.boolean().optional(),
})

export type ChangedDocument = z.infer<typeof changedDocument>

/**
 * Whether a body was signed with the secret, in the way of Sanity's webhooks. Takes as long for a wrong signature as
 * for a right one.
 *
 * @param body the bytes that were signed, as text
 * @param header value of the header `sanity-webhook-signature`
 */
export async function isSigned(body: string, header: string, secret: string): Promise<boolean> {
  try {
    const { timestamp } = decodeSignatureHeader(header)
    return isSameSecret(header.trim(), await encodeSignatureHeader(body, timestamp, secret))
  } catch {
    // A header that is no signature, or a time out of range.
    return false
  }
}

export const REVALIDATE_PATH = '/api/revalidate'

/** Names the cache tag that a verified webhook revalidated, for the front door, which removes it from the response. */
export const REVALIDATED_TAG_HEADER = 'x-revalidated-tag'

/** How long a site may take to accept the news, in milliseconds. */
const TIMEOUT_MS = 10_000

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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
}

/**
 * Tells a site that all of its content may have changed. The first request of each page renders it again.
 *
 * @throws Error when the site does not accept it
 */
export async function revalidateAll(address: string, secret: string): Promise<void> {
  await Promise.all(
    contentTypes.map((type) => sendRevalidation(address, { _id: type, _type: type, relayed: true }, secret)),
  )
}
