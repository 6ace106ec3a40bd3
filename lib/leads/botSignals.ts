import { FORM_TOKEN_HEADER, HONEYPOT_HEADER, MINIMUM_TOKEN_AGE_MS } from './forms.ts'
import { signToken, verifyToken } from '#lib/security/signing.ts'

/** A page may stay open this long before its token no longer counts, in milliseconds. */
const TOKEN_LIFETIME_MS = 24 * 60 * 60_000

/**
 * - `person`: a token shows that the form was open for a while
 * - `unknown`: no usable token; a valid call all the same, under stricter limits
 * - `bot`: filled the hidden field, or answered faster than anyone can
 */
export type Visitor = 'person' | 'unknown' | 'bot'

/** A token that says when a form was opened. */
export function issueFormToken(secret: string, now: Date): string {
  return signToken(secret, 'form', String(now.getTime()))
}

/** Judges a call by the signals that travel beside its body. */
export function classifyRequest(request: Request, secret: string, now: Date): Visitor {
  if (request.headers.get(HONEYPOT_HEADER)) return 'bot'
  const issuedAt = verifyToken(secret, 'form', request.headers.get(FORM_TOKEN_HEADER) ?? '')
  if (issuedAt === null) return 'unknown'
  const age = now.getTime() - Number(issuedAt)
  if (age < MINIMUM_TOKEN_AGE_MS) return 'bot'
  return age <= TOKEN_LIFETIME_MS ? 'person' : 'unknown'
}
