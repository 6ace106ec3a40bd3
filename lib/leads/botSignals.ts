import { FORM_TOKEN_HEADER, HONEYPOT_HEADER, MINIMUM_TOKEN_AGE_MS } from './forms.ts'
import { signToken, verifyToken } from '#lib/security/signing.ts'

const TOKEN_LIFETIME_MS = 24 * 60 * 60_000

/**
 * - `person`: a token proves that the form was open for a while
 * - `unknown`: no usable token; accepted under stricter rate limits
 * - `bot`: filled the honeypot, or submitted faster than a person can
 */
export type VisitorClass = 'person' | 'unknown' | 'bot'

/** Creates a signed token that holds the time a form was opened. */
export function issueFormToken(secret: string, now: Date): string {
  return signToken(secret, 'form', String(now.getTime()))
}

/** Classifies a request by the signals in its headers. */
export function classifyRequest(request: Request, secret: string, now: Date): VisitorClass {
  if (request.headers.get(HONEYPOT_HEADER)) return 'bot'
  const issuedAt = verifyToken(secret, 'form', request.headers.get(FORM_TOKEN_HEADER) ?? '')
  if (issuedAt === null) return 'unknown'
  const age = now.getTime() - Number(issuedAt)
  if (age < MINIMUM_TOKEN_AGE_MS) return 'bot'
  return age <= TOKEN_LIFETIME_MS ? 'person' : 'unknown'
}
