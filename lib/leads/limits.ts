import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { sign } from '#lib/security/signing.ts'

interface Limit {
  points: number
  duration: number
}

/** All limits count by IP address, except `email`, which counts requests for one email address. */
export const DEFAULT_LIMITS = {
  /** Any request, including invalid ones. */
  calls: { points: 240, duration: 60 },
  /** Valid requests with a token of a person. An office shares one IP address. */
  person: { points: 60, duration: 60 },
  /** Valid requests without a token. */
  unknown: { points: 20, duration: 60 },
  /** Prevents a mailbox from being flooded. */
  email: { points: 10, duration: 600 },
} as const satisfies Record<string, Limit>

type LimitName = keyof typeof DEFAULT_LIMITS
export type LimitSettings = Record<LimitName, Limit>

export interface Limits {
  /**
   * Counts one request.
   *
   * @param subject an IP or email address; only its digest is stored
   * @returns seconds to wait when the limit is exceeded, else null
   */
  exceeded(name: LimitName, subject: string): Promise<number | null>
}

/** Creates the rate limits: in memory, or shared by all instances when the store is PostgreSQL. */
export function createLimits(secret: string, pool?: Pool, settings: LimitSettings = DEFAULT_LIMITS): Limits {
  const getLimiter = (name: LimitName): RateLimiterAbstract => {
    const options = { ...settings[name], keyPrefix: name }
    const memory = new RateLimiterMemory(options)
    if (!pool) return memory
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // While the database is down, this instance counts on its own.
      insuranceLimiter: memory,
    })
  }
  const limiters: Record<LimitName, RateLimiterAbstract> = {
    calls: getLimiter('calls'),
    person: getLimiter('person'),
    unknown: getLimiter('unknown'),
    email: getLimiter('email'),
  }
  return {
    async exceeded(name, subject) {
      try {
        await limiters[name].consume(sign(secret, 'visitor', subject))
        return null
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
        throw reason
      }
    },
  }
}
