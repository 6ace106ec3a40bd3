import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '#lib/security/network.ts'
import { digest } from './secrets.ts'

/** Tries within a quarter of an hour. */
const limit = (points: number) => new RateLimiterMemory({ points, duration: 15 * 60 })

/** A try to sign in. */
export interface Attempt {
  /** Network address of the caller. */
  address: string
  email: string
  /** Id of the browser, when somebody has signed in to this account with it before. */
  knownBrowser: string | undefined
}

const emailOf = ({ email }: Pick<Attempt, 'email'>) => digest(email.trim().toLowerCase())
const keyOf = (...parts: string[]) => digest(parts.join('\n'))

/**
 * Counts tries to sign in. Strangers' tries never count against a browser in which the account was used before, so that
 * nobody can be locked out by somebody else. Kept in memory: nobody outside can make the program restart.
 */
export class SignInAttempts {
  /** Of one caller, over any accounts. */
  readonly #byAddress = limit(50)
  /** Of one caller at one account. */
  readonly #byCaller = limit(10)
  /** Of all strangers at one account, from wherever: a password must not be guessed by many hands either. */
  readonly #byAccount = limit(100)
  /** Of a browser that knows the account. */
  readonly #byBrowser = limit(10)

  /** What a try counts against, the narrowest group last: who is refused by one does not count against the next. */
  #groups(attempt: Attempt): [RateLimiterMemory, string][] {
    const email = emailOf(attempt)
    if (attempt.knownBrowser !== undefined) return [[this.#byBrowser, keyOf(attempt.knownBrowser, email)]]
    const network = networkOf(attempt.address)
    return [
      [this.#byAddress, network],
      [this.#byCaller, keyOf(network, email)],
      [this.#byAccount, email],
    ]
  }

  /**
   * Counts a try before the password is looked at, so that many at once do not slip through.
   *
   * @returns 0 when it may go on, else the seconds until it may
   */
  async wait(attempt: Attempt): Promise<number> {
    for (const [limiter, key] of this.#groups(attempt)) {
      const seconds = await secondsToWait(limiter, key)
      if (seconds > 0) return seconds
    }
    return 0
  }

  /** Forgets the failures of the browser, or of the stranger at this account, who has now signed in. */
  async succeeded(attempt: Attempt) {
    const email = emailOf(attempt)
    if (attempt.knownBrowser !== undefined) await this.#byBrowser.delete(keyOf(attempt.knownBrowser, email))
    else await this.#byCaller.delete(keyOf(networkOf(attempt.address), email))
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
