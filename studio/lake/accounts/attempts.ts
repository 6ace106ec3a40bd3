import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { digest } from './secrets.ts'

const QUARTER_HOUR = 15 * 60

/** Counts attempts to sign in. Kept in memory: nobody outside can make the program restart. */
export class SignInAttempts {
  readonly #byEmail = new RateLimiterMemory({ points: 10, duration: QUARTER_HOUR })
  readonly #byAddress = new RateLimiterMemory({ points: 50, duration: QUARTER_HOUR })

  /**
   * Counts an attempt before the password is looked at, so that many at once do not slip through.
   *
   * @returns 0 when it may go on, else the seconds until it may
   */
  async wait(address: string, email: string): Promise<number> {
    const waits = await Promise.all([
      secondsToWait(this.#byAddress, address),
      secondsToWait(this.#byEmail, digest(email.trim().toLowerCase())),
    ])
    return Math.max(...waits)
  }

  /** Forgets the failures of an account whose owner has now signed in. */
  async succeeded(email: string) {
    await this.#byEmail.delete(digest(email.trim().toLowerCase()))
  }
}

async function secondsToWait(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw error
  }
}
