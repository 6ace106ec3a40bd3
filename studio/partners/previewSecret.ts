import { deleteExpiredSecretsQuery, schemaType, SECRET_TTL, tag } from '@sanity/preview-url-secret/constants'
import type { SanityClient } from 'sanity'

/** Says in the content store what a secret was made for. */
const SOURCE = 'partner-document'
/** Length of a secret and of the id it is kept under, in bytes. */
const LENGTH = 16

const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** How long the site accepts a secret, in milliseconds. */
export const SECRET_LIFETIME = 1000 * SECRET_TTL

/**
 * Writes a secret by which the site shows drafts, as Sanity's own preview does; the package's function for it takes
 * the client of another version.
 *
 * @param studioUrl whole address of the Studio
 * @throws Error when the store does not take it
 */
export async function writePreviewSecret(client: SanityClient, studioUrl: string, userId?: string): Promise<string> {
  const secret = random()
  const document = { _id: `drafts.${random()}`, _type: schemaType, secret, source: SOURCE, studioUrl, userId }
  await client.create(document, { tag, visibility: 'sync' })
  // Who comes next clears away what could not be now.
  await client.delete({ query: deleteExpiredSecretsQuery }, { tag }).catch(() => undefined)
  return secret
}
