import { createHmac, timingSafeEqual } from 'node:crypto'

/** Compares texts in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Purposes of signatures. A signature is valid for one purpose only. */
type Purpose = 'form' | 'form-state' | 'unsubscribe' | 'visitor' | 'preview'

/** Computes the HMAC-SHA256 of a text for a purpose, in base64url. */
export function sign(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
}

/** Signs a text. The token is readable but cannot be altered. */
export function signToken(secret: string, purpose: Purpose, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${sign(secret, purpose, text)}`
}

/** Verifies a token and returns its text; null if it was not signed with this secret for this purpose. */
export function verifyToken(secret: string, purpose: Purpose, token: string): string | null {
  const [encoded, signature, ...rest] = token.split('.')
  if (encoded === undefined || signature === undefined || rest.length > 0) return null
  const text = Buffer.from(encoded, 'base64url').toString()
  return isSameSecret(signature, sign(secret, purpose, text)) ? text : null
}
