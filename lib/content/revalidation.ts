import { decodeSignatureHeader, encodeSignatureHeader } from '@sanity/webhook'
import { z } from 'zod'
import { isSameSecret } from '#lib/security/signing.ts'
import { sendWebhook } from './sendWebhook.ts'
import { contentTypes, RECOVERED_STORE } from './tags.ts'

/** Body of a content webhook; other fields are ignored. */
export const changedDocument = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  _updatedAt: z.iso.datetime().optional().catch(undefined),
  /** Set when another instance of this site forwards the webhook, so that it is not forwarded again. */
  relayed: z.boolean().optional(),
})

export type ChangedDocument = z.infer<typeof changedDocument>

/** Verifies the signature of a Sanity webhook, in constant time. */
export async function isSigned(body: string, header: string, secret: string): Promise<boolean> {
  try {
    const { timestamp } = decodeSignatureHeader(header)
    return isSameSecret(header.trim(), await encodeSignatureHeader(body, timestamp, secret))
  } catch {
    // A malformed header, or a timestamp out of range.
    return false
  }
}

export const REVALIDATE_PATH = '/api/revalidate'

/** Response header with the tag that a verified webhook revalidated. The front door reads and removes it. */
export const REVALIDATED_TAG_HEADER = 'x-revalidated-tag'

/** Sends a site the webhook of a change. */
export const sendRevalidation = (address: string, change: ChangedDocument, secret: string) =>
  sendWebhook(new URL(REVALIDATE_PATH, address), JSON.stringify(change), secret)

/**
 * Notifies a site that its content store responds again. Pages that were rendered from the last responses meanwhile may
 * lack a change whose webhook the site has accepted.
 *
 * @param url as for the store's webhooks
 */
export const announceRecovery = (url: string, secret: string) =>
  sendWebhook(url, JSON.stringify({ _id: RECOVERED_STORE, _type: RECOVERED_STORE, relayed: true }), secret)

/** Notifies a site that all of its content may have changed: each page is rendered again on its next request. */
export async function revalidateAll(address: string, secret: string): Promise<void> {
  await Promise.all(
    contentTypes.map((type) => sendRevalidation(address, { _id: type, _type: type, relayed: true }, secret)),
  )
}
