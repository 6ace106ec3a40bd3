import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Pool, QueryConfig } from 'pg'
import { consumePoints } from '#lib/security/rateLimit.ts'
import { sign, signToken, verifyToken } from '#lib/security/signing.ts'
import { FORM_TOKEN_HEADER, HONEYPOT_HEADER, MIN_TOKEN_AGE_MS } from '#lib/forms.ts'
import { DAY_MS } from '#lib/durations.ts'

const TOKEN_LIFETIME_MS = DAY_MS

/**
 * - `person`: a token proves that the form was open for a while
 * - `unknown`: no usable token; accepted under stricter rate limits
 * - `bot`: filled the honeypot, or submitted faster than a person can; kept for staff, who may release it
 */
type VisitorClass = 'person' | 'unknown' | 'bot'

export const issueFormToken = (secret: string, now: Date) => signToken(secret, 'form', String(now.getTime()))

/**
 * Classifies a request by its signals.
 *
 * @param honeypot the hidden field of a form posted without scripts; scripts send it in a header
 */
export function classifyRequest(request: Request, secret: string, now: Date, honeypot?: unknown): VisitorClass {
  if (request.headers.get(HONEYPOT_HEADER) || honeypot) return 'bot'
  const issuedAt = verifyToken(secret, 'form', request.headers.get(FORM_TOKEN_HEADER) ?? '')
  if (issuedAt === null) return 'unknown'
  const age = now.getTime() - Number(issuedAt)
  // Negative after the server's clock was set back.
  if (age < 0 || age > TOKEN_LIFETIME_MS) return 'unknown'
  return age < MIN_TOKEN_AGE_MS ? 'bot' : 'person'
}

/** All limits count by IP address, except `email`, which counts requests for one mailbox. */
export const DEFAULT_LIMITS = {
  calls: { points: 240, duration: 60 },
  /** Valid requests with a token of a person. An office shares one IP address. */
  person: { points: 60, duration: 60 },
  unknown: { points: 20, duration: 60 },
  /** Prevents a mailbox from being flooded. */
  email: { points: 10, duration: 600 },
}

type LimitName = keyof typeof DEFAULT_LIMITS
export type LimitSettings = typeof DEFAULT_LIMITS

/** Creates the rate limits: in memory, or shared by all instances with PostgreSQL. */
export function createLimits(secret: string, pool?: Pool, settings: LimitSettings = DEFAULT_LIMITS) {
  const createLimiter = (name: LimitName): RateLimiterAbstract => {
    const options = { ...settings[name], keyPrefix: name }
    const memory = new RateLimiterMemory(options)
    if (!pool) return memory
    return new RateLimiterPostgres({
      ...options,
      // Without the names it gives queries: poolers such as PgBouncer may not support prepared statements.
      storeClient: { query: ({ text, values }: QueryConfig) => pool.query(text, values) },
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // While the database is down, this instance counts on its own.
      insuranceLimiter: memory,
    })
  }
  const limiters: Record<LimitName, RateLimiterAbstract> = {
    calls: createLimiter('calls'),
    person: createLimiter('person'),
    unknown: createLimiter('unknown'),
    email: createLimiter('email'),
  }
  return {
    /** Counts a request of an address, stored as a digest. @returns seconds to wait when over the limit, else 0 */
    consume: (name: LimitName, subject: string) => consumePoints(limiters[name], sign(secret, 'visitor', subject)),
  }
}
