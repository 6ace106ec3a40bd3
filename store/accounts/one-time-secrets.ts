import { randomUUID } from 'node:crypto'
import { digest, randomSecret, sameSecret } from './secrets.ts'

/** A link's secret as it is handed out, and what is kept of it. */
export function newLinkSecret() {
  const id = randomUUID()
  const secret = randomSecret()
  return { id, token: `${id}.${secret}`, tokenDigest: digest(secret) }
}

/** The row a link names; whether its secret is right is asked separately, in constant time. */
export function readLinkToken(token: string): { id: string; isFor: (tokenDigest: string) => boolean } {
  const [id = '', secret = ''] = token.split('.')
  return { id, isFor: (tokenDigest) => sameSecret(digest(secret), tokenDigest) }
}
