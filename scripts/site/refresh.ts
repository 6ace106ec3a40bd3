import { sendRevalidation } from '#lib/content/revalidation.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { ownAddress } from '#lib/env.ts'
import type { Site } from './settings.ts'

/**
 * Tells the site that all of its content changed: its pages were made from another store, or while it was not there
 * to be told. The first request of each page makes it anew. Other instances see to their own pages.
 *
 * @throws Error when the site does not accept it
 */
export async function refreshPages({ settings, environment }: Site): Promise<void> {
  const secret = environment.SANITY_REVALIDATE_SECRET ?? ''
  await Promise.all(
    contentTypes.map((type) =>
      sendRevalidation(ownAddress(settings), { _id: type, _type: type, relayed: true }, secret),
    ),
  )
}
