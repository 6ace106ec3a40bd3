import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { getNetwork } from '#lib/security/network.ts'
import { hashSecret } from './secrets.ts'

/** Limits attempts within a quarter of an hour. */
const createLimiter = (points: number) => new RateLimiterMemory({ points, duration: 15 * 60 })

export interface Attempt {
  /** Network address of the caller. */
  address: string
  email: string
  /** Id of the browser, if it has signed in to this account before. */
  trustedDevice: string | undefined
}

const toEmailKey = ({ email }: Attempt) => hashSecret(email.trim().toLowerCase())
const getKey = (...parts: string[]) => hashSecret(parts.join('\n'))

/**
 * Rate limits sign-in attempts. Attempts from elsewhere never count against a trusted device, so that no one else can
 * lock an account's owner out. Memory suffices, since clients cannot restart the program.
 */
export class SignInAttempts {
  readonly #byNetwork = createLimiter(50)
  readonly #byNetworkAndAccount = createLimiter(10)
  /** Attempts of all unknown devices, so that many networks cannot guess one password together. */
  readonly #byAccount = createLimiter(100)
  readonly #byDevice = createLimiter(10)

  /** The limits an attempt counts against, in order; one that is refused does not count against the next. */
  #limits(attempt: Attempt): [RateLimiterMemory, string][] {
    const email = toEmailKey(attempt)
    if (attempt.trustedDevice !== undefined) return [[this.#byDevice, getKey(attempt.trustedDevice, email)]]
    const network = getNetwork(attempt.address)
    return [
      [this.#byNetwork, network],
      [this.#byNetworkAndAccount, getKey(network, email)],
      [this.#byAccount, email],
    ]
  }

  /**
   * Counts an attempt. Call it before the password is compared, so that parallel attempts count too.
   *
   * @returns 0 when the attempt may go on, else the seconds to wait
   */
  async wait(attempt: Attempt): Promise<number> {
    for (const [limiter, key] of this.#limits(attempt)) {
      try {
        await limiter.consume(key)
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw error
      }
    }
    return 0
  }

  /** Resets the narrowest limit after a successful sign-in. */
  async reset(attempt: Attempt) {
    const email = toEmailKey(attempt)
    if (attempt.trustedDevice !== undefined) await this.#byDevice.delete(getKey(attempt.trustedDevice, email))
    else await this.#byNetworkAndAccount.delete(getKey(getNetwork(attempt.address), email))
  }
}
