import { decodeSignatureHeader, encodeSignatureHeader } from '@sanity/webhook'
import { z } from 'zod'
import { isSameSecret } from '#lib/security/signing.ts'

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
