import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Parameters of scrypt (RFC 7914, section 2): CPU and memory cost, block size, parallelization. */
export interface ScryptCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** Cost of a hash, as OWASP's password storage guidance sets it for scrypt with 32 MiB of memory. */
const PASSWORD_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 32

export const password = z
  .string()
  .min(12, 'Choose a password of at least 12 characters.')
  .max(200, 'Choose a password of at most 200 characters.')

const stored = z
  .string()
  .regex(/^scrypt:\d+:\d+:\d+:[\w-]+:[\w-]+$/)
  .transform((text) => {
    const [, N, r, p, salt, key] = text.split(':')
    return {
      cost: { N: Number(N), r: Number(r), p: Number(p) },
      salt: Buffer.from(salt ?? '', 'base64url'),
      key: Buffer.from(key ?? '', 'base64url'),
    }
  })

/** The same password typed on different keyboards is the same sequence of characters after NFKC (RFC 8265). */
function derive(plain: string, salt: Buffer, length: number, cost: ScryptCost): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const maxmem = 256 * cost.N * cost.r
  scrypt(plain.normalize('NFKC'), salt, length, { ...cost, maxmem }, (error, key) => {
    if (error) reject(error)
    else resolve(key)
  })
  return promise
}

/** Hashes passwords and compares them. Each hash carries its cost, so a later change of cost keeps old hashes valid. */
export class PasswordHasher {
  readonly #cost: ScryptCost
  #dummyHash: Promise<string> | undefined

  /** @param cost lower in tests, which make many hashes */
  constructor(cost: ScryptCost = PASSWORD_COST) {
    this.#cost = cost
  }

  /** Hashes a password with a new salt. */
  async hash(plain: string): Promise<string> {
    const { N, r, p } = this.#cost
    const salt = randomBytes(16)
    const key = await derive(plain, salt, KEY_BYTES, this.#cost)
    return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':')
  }

  /**
   * Whether the password is the hashed one.
   *
   * @param hash from `hash`, or undefined when the account does not exist: the work is then done all the same, so that
   *   the time of the answer does not tell who has an account
   */
  async matches(plain: string, hash: string | undefined): Promise<boolean> {
    this.#dummyHash ??= this.hash('nobody')
    const { cost, salt, key } = stored.parse(hash ?? (await this.#dummyHash))
    const same = timingSafeEqual(await derive(plain, salt, key.length, cost), key)
    return same && hash !== undefined
  }
}
