import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** Returns the milliseconds until a limit ends that refuses points; 0 when they were consumed. */
async function consume(limiter: RateLimiterAbstract, key: string, points: number): Promise<number> {
  try {
    await limiter.consume(key, points)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext)
    throw error
  }
}

/**
 * Consumes points of a rate limit.
 *
 * @returns seconds to wait when the limit is exceeded, else 0
 */
export async function consumePoints(limiter: RateLimiterAbstract, key: string, points = 1): Promise<number> {
  let waitMs = await consume(limiter, key, points)
  // A clock, perhaps of another instance, was ahead when the limit began: it would last until that time.
  if (waitMs > 2 * limiter.duration * 1000) {
    await limiter.delete(key)
    waitMs = await consume(limiter, key, points)
  }
  return Math.ceil(waitMs / 1000)
}
