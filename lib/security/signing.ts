import { createHmac, timingSafeEqual } from 'node:crypto'

/** Compares texts in a time that tells nothing of the expected one. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What a signature is for; one purpose never passes for another. */
type Purpose = 'form' | 'unsubscribe' | 'visitor' | 'preview'

/** HMAC-SHA256 of a text for one purpose, in base64url. */
export function sign(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
}

/** Signs a text: the token can be read but not altered. */
export function signToken(secret: string, purpose: Purpose, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${sign(secret, purpose, text)}`
}

/** The text of a token, or null when it was not sealed with this secret for this purpose. */
export function verifyToken(secret: string, purpose: Purpose, token: string): string | null {
  const [encoded, signature, ...rest] = token.split('.')
  if (encoded === undefined || signature === undefined || rest.length > 0) return null
  const text = Buffer.from(encoded, 'base64url').toString()
  return isSameSecret(signature, sign(secret, purpose, text)) ? text : null
}
