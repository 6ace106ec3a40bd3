import { deleteExpiredSecretsQuery, schemaType, SECRET_TTL, tag } from '@sanity/preview-url-secret/constants'
import { useCallback, useEffect } from 'react'
import { type SanityClient, useClient, useCurrentUser } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { useLoaded } from '#studio/tools/requests.ts'

/** Recorded with a secret as its purpose. */
const SOURCE = 'partner-document'
const SECRET_BYTES = 16
/** Time after which a secret is replaced, five minutes before it expires. */
const RENEWAL_MS = 1000 * SECRET_TTL - 5 * 60_000

const randomHex = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * Writes a secret with which the site shows drafts, like Presentation does. The package's own function takes a client
 * of another version.
 */
async function writePreviewSecret(client: SanityClient, userId: string | undefined): Promise<string> {
  const secret = randomHex()
  const studioUrl = new URL('/studio', window.location.origin).href
  const document = { _id: `drafts.${randomHex()}`, _type: schemaType, secret, source: SOURCE, studioUrl, userId }
  await client.create(document, { tag, visibility: 'sync' })
  // The next call removes what this one could not.
  await client.delete({ query: deleteExpiredSecretsQuery }, { tag }).catch(() => undefined)
  return secret
}

/** A secret with which the site shows drafts, renewed while it is used. */
export function usePreviewSecret() {
  const client = useClient({ apiVersion })
  const userId = useCurrentUser()?.id
  const load = useCallback(() => writePreviewSecret(client, userId), [client, userId])
  const { data: secret, error, reload } = useLoaded(load)
  useEffect(() => {
    const timer = setInterval(reload, RENEWAL_MS)
    return () => clearInterval(timer)
  }, [reload])
  return { secret, failed: error !== null }
}
