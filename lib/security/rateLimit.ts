import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Consumes points of a rate limit.
 *
 * @returns seconds to wait when the limit is exceeded, else 0
 */
export async function consumePoints(limiter: RateLimiterAbstract, key: string, points = 1): Promise<number> {
  try {
    await limiter.consume(key, points)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw error
  }
}
