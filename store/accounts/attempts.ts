import { RateLimiterMemory } from 'rate-limiter-flexible'
import { getNetwork } from '#lib/security/network.ts'
import { consumePoints } from '#lib/security/rateLimit.ts'
import { normalizeEmail } from './people.ts'
import { hashSecret } from './secrets.ts'

const createLimiter = (points: number, minutes = 15) => new RateLimiterMemory({ points, duration: minutes * 60 })

const hashEmail = (email: string) => hashSecret(normalizeEmail(email))

export interface Attempt {
  address: string
  email: string
  /** Id of the browser, if it has signed in to this account before. */
  trustedDevice: string | undefined
}

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

  /** Lists the limits an attempt counts against. Keys are digests, so that long input does not fill the memory. */
  #limits({ address, email, trustedDevice }: Attempt) {
    const account = hashEmail(email)
    const network = getNetwork(address)
    const narrowest =
      trustedDevice === undefined
        ? { limiter: this.#byNetworkAndAccount, key: hashSecret(`${network}\n${account}`) }
        : { limiter: this.#byDevice, key: hashSecret(`${trustedDevice}\n${account}`) }
    if (trustedDevice !== undefined) return { narrowest, all: [narrowest] }
    const all = [{ limiter: this.#byNetwork, key: network }, narrowest, { limiter: this.#byAccount, key: account }]
    return { narrowest, all }
  }

  /**
   * Counts an attempt. Call it before comparing the password, so that parallel attempts count too. A refused attempt
   * does not count against the next limit.
   *
   * @returns the seconds to wait, 0 when the attempt is allowed
   */
  async wait(attempt: Attempt): Promise<number> {
    for (const { limiter, key } of this.#limits(attempt).all) {
      const seconds = await consumePoints(limiter, key)
      if (seconds > 0) return seconds
    }
    return 0
  }

  async reset(attempt: Attempt) {
    const { limiter, key } = this.#limits(attempt).narrowest
    await limiter.delete(key)
  }
}

/** Rate limits mails with a link for a new password. */
export class ResetRequests {
  readonly #byNetwork = createLimiter(10)
  readonly #byAccount = createLimiter(3, 60)

  /** Counts a request from a network. @returns the seconds to wait, 0 when it is allowed */
  wait(address: string): Promise<number> {
    return consumePoints(this.#byNetwork, getNetwork(address))
  }

  /** Counts a mail to an address. The limit is never shown, since the answer is the same for each address. */
  async mayMail(email: string): Promise<boolean> {
    return (await consumePoints(this.#byAccount, hashEmail(email))) === 0
  }
}
