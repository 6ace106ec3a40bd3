import { hash, randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Creates a random, URL-safe secret of 256 bits. */
export const createSecret = () => randomBytes(32).toString('base64url')

/** Returns the SHA-256 digest to store instead of a secret, so that a stolen database grants no access. */
export const hashSecret = (secret: string) => hash('sha256', secret)

/** Parameters of scrypt (RFC 7914, section 2). */
export type ScryptCost = Readonly<Record<'N' | 'r' | 'p', number>>

/** OWASP's recommendation for scrypt with 32 MiB of memory. */
const PASSWORD_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 }
const SALT_BYTES = 16
const KEY_BYTES = 32

export const MIN_PASSWORD_LENGTH = 12
const MAX_PASSWORD_LENGTH = 200

export const password = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Choose a password of at least ${MIN_PASSWORD_LENGTH} characters.`)
  .max(MAX_PASSWORD_LENGTH, `Choose a password of at most ${MAX_PASSWORD_LENGTH} characters.`)

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

/** Derives a key. NFKC makes a password equal on every keyboard (NIST SP 800-63B, section 5.1.1.2). */
const deriveKey = (plain: string, salt: Buffer, length: number, cost: ScryptCost): Promise<Buffer> =>
  deriveScrypt(plain.normalize('NFKC'), salt, length, { ...cost, maxmem: 256 * cost.N * cost.r })

/** Hashes and compares passwords. Each hash includes its cost, so that it stays valid when the cost changes. */
export class PasswordHasher {
  readonly #cost: ScryptCost

  /** @param cost lower in tests */
  constructor(cost: ScryptCost = PASSWORD_COST) {
    this.#cost = cost
  }

  async hash(plain: string): Promise<string> {
    const { N, r, p } = this.#cost
    const salt = randomBytes(SALT_BYTES)
    const key = await deriveKey(plain, salt, KEY_BYTES, this.#cost)
    return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':')
  }

  /** @param hash undefined when the account does not exist; the comparison takes equally long, against enumeration */
  async matches(plain: string, hash: string | undefined): Promise<boolean> {
    const random = { cost: this.#cost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) }
    const { cost, salt, key } = hash === undefined ? random : storedHash.parse(hash)
    const isMatch = timingSafeEqual(await deriveKey(plain, salt, key.length, cost), key)
    return isMatch && hash !== undefined
  }
}
