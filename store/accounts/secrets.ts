import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret nobody can guess: 256 random bits, safe in an address. */
export const randomSecret = () => randomBytes(32).toString('base64url')

/** What is stored of a random secret, so that a stolen database lets nobody in. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Compares two secrets without telling by its duration how much of them agrees. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest())
}
