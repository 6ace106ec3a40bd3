import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { contentTypes } from '#lib/content/tags.ts'
import { ownAddress } from './settings.ts'
import type { Site } from './settings.ts'

/**
 * Tells the site that all of its content changed: its pages were made from another store, or while it was not there
 * to be told. The first request of each page makes it anew.
 *
 * @throws Error when the site does not accept it
 */
export async function refreshPages({ settings, environment }: Site): Promise<void> {
  const secret = environment.SANITY_REVALIDATE_SECRET ?? ''
  await Promise.all(
    contentTypes.map(async (type) => {
      const body = JSON.stringify({ _id: type, _type: type })
      const response = await fetch(`${ownAddress(settings)}/api/revalidate`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
        },
        body,
      })
      const answer = await response.text()
      if (!response.ok) throw new Error(`The pages could not be refreshed: ${response.status} ${answer}`)
    }),
  )
}
