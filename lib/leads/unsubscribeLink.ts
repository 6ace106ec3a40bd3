import { signToken, verifyToken } from '#lib/security/signing.ts'
import { emailDigest } from './store/suppressions.ts'

/** What an unsubscribe link holds: no address, so none ends up in a browser history or an access log. */
export interface UnsubscribeTicket {
  leadId: string
  emailDigest: string
}

/** The links of one message. They have no end date: anti-spam law asks for at least 60 days. */
export function unsubscribeLinks(siteUrl: string, secret: string, leadId: string, email: string) {
  const token = signToken(secret, 'unsubscribe', `${leadId} ${emailDigest(email)}`)
  return {
    /** For a person: asks once, so that a mail scanner following the link changes nothing. */
    page: `${siteUrl}/unsubscribe?token=${token}`,
    /** For a mail program's own button (RFC 8058). */
    oneClick: `${siteUrl}/api/unsubscribe?token=${token}`,
  }
}

/** Reads a link's token; null when it is not ours. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeTicket | null {
  const [leadId, digest] = verifyToken(secret, 'unsubscribe', token)?.split(' ') ?? []
  return leadId !== undefined && digest !== undefined ? { leadId, emailDigest: digest } : null
}
