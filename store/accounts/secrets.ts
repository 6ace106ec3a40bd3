import { createHash, randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'

/** A random secret of 256 bits, safe in a URL. */
export const createSecret = () => randomBytes(32).toString('base64url')

/** Only digests of secrets are stored, so that a stolen database opens nothing. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Parameters of scrypt (RFC 7914, section 2). */
export interface ScryptCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** OWASP's recommendation for scrypt with 32 MiB of memory. */
const PASSWORD_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 32

export const password = z
  .string()
  .min(12, 'Choose a password of at least 12 characters.')
  .max(200, 'Choose a password of at most 200 characters.')

const storedHash = z
  .string()
  .regex(/^scrypt:\d+:\d+:\d+:[\w-]+:[\w-]+$/)
  .transform((text) => {
    const [, N, r, p, salt = '', key = ''] = text.split(':')
    return {
      cost: { N: Number(N), r: Number(r), p: Number(p) },
      salt: Buffer.from(salt, 'base64url'),
      key: Buffer.from(key, 'base64url'),
    }
  })

const deriveScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** NFKC makes the same password equal on every keyboard (RFC 8265). */
const deriveKey = (plain: string, salt: Buffer, length: number, cost: ScryptCost): Promise<Buffer> =>
  deriveScrypt(plain.normalize('NFKC'), salt, length, { ...cost, maxmem: 256 * cost.N * cost.r })

/** Hashes and compares passwords. Each hash carries its cost, so that old hashes stay valid when the cost changes. */
export class PasswordHasher {
  readonly #cost: ScryptCost
  #dummyHash: Promise<string> | undefined

  /** @param cost lower in tests */
  constructor(cost: ScryptCost = PASSWORD_COST) {
    this.#cost = cost
  }

  async hash(plain: string): Promise<string> {
    const { N, r, p } = this.#cost
    const salt = randomBytes(16)
    const key = await deriveKey(plain, salt, KEY_BYTES, this.#cost)
    return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':')
  }

  /** @param hash undefined when there is no such account: the comparison then takes as long, which hides the fact */
  async matches(plain: string, hash: string | undefined): Promise<boolean> {
    this.#dummyHash ??= this.hash('no such account')
    const { cost, salt, key } = storedHash.parse(hash ?? (await this.#dummyHash))
    const same = timingSafeEqual(await deriveKey(plain, salt, key.length, cost), key)
    return same && hash !== undefined
  }
}
