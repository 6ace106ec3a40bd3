import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { getNetwork } from '#lib/security/network.ts'
import { hashSecret } from './secrets.ts'

/** Limits attempts per 15 minutes. */
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
 * Rate limits sign-in attempts. Attempts from other devices never count against a trusted device, so that an attacker
 * cannot lock out the owner of an account. Memory suffices, since clients cannot restart the program.
 */
export class SignInAttempts {
  readonly #byNetwork = createLimiter(50)
  readonly #byNetworkAndAccount = createLimiter(10)
  /** Limits all untrusted devices together, against a password guessed from many networks. */
  readonly #byAccount = createLimiter(100)
  readonly #byDevice = createLimiter(10)

  /** Lists the limits an attempt counts against, in order. A refused attempt does not count against the next limit. */
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
   * Counts an attempt. Call it before comparing the password, so that parallel attempts count too.
   *
   * @returns the seconds to wait, 0 when the attempt is allowed
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
