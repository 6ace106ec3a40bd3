import { setTimeout as wait } from 'node:timers/promises'
import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { notifyInstances } from '#lib/content/instances.ts'
import { changedDocument, isSigned, REVALIDATED_TAG_HEADER } from '#lib/content/revalidation.ts'
import { getPublishedClient } from '#lib/content/client.ts'
import { contentLog } from '#lib/log.ts'
import { cacheTag } from '#lib/content/tags.ts'
import { readLimited } from '#lib/readLimited.ts'
import { missingRequired } from '#lib/content/completeness.ts'
import { env } from '#lib/env.ts'
import { observePublish } from '#lib/metrics.ts'
import { leadsServices } from '#lib/leads/runtime.ts'

/** Largest body, in bytes: a webhook of Sanity's cloud may carry a whole document. */
const MAX_BODY_BYTES = 1024 * 1024
/** Milliseconds after which queries to Sanity's cloud include a change its webhook has announced. */
const CLOUD_DELAY_MS = 3000

/** Milliseconds within which a page that was being made when a change came has been made. */
const RENDER_MS = 2000

const refuse = (status: number, error: string, headers: HeadersInit = {}) =>
  Response.json({ error }, { status, headers })

function parse(body: string) {
  try {
    return changedDocument.safeParse(JSON.parse(body))
  } catch {
    return changedDocument.safeParse(undefined)
  }
}

/**
 * What a document in Sanity's cloud lacks of what its schema requires. The embedded store publishes no such document;
 * there, only the Studio asks for it. A cloud that does not answer keeps no news back.
 */
async function findMissingInCloud(id: string): Promise<string[]> {
  const document = await getPublishedClient()
    .getDocument(id)
    .catch(() => undefined)
  return document ? missingRequired(document) : []
}

/**
 * Called by the content store (embedded, or a GROQ-powered webhook of Sanity's cloud) that published content changed:
 * whatever shows a document of that type is made afresh for the next visitor. A document in the cloud that lacks what
 * its pages need replaces nothing: they stay as they were.
 */
export async function POST(request: Request): Promise<Response> {
  const { SANITY_REVALIDATE_SECRET: secret, DATABASE_URL, embedded, FRONT_DOOR } = env()
  if (secret === undefined) return refuse(503, 'SANITY_REVALIDATE_SECRET is not set, so no webhook is accepted.')
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (signature === null) return refuse(401, `The header ${SIGNATURE_HEADER_NAME} is missing.`)
  const bytes = await readLimited(request.body, MAX_BODY_BYTES)
  if (bytes === undefined) return refuse(413, `The body has more than ${MAX_BODY_BYTES} bytes.`)
  const body = bytes.toString()
  if (!(await isSigned(body, signature, secret))) return refuse(401, 'The signature does not fit the body.')
  const document = parse(body)
  if (!document.success) return refuse(400, 'The body must be a JSON object with _id and _type.')

  const { relayed = false, ...change } = document.data
  if (!embedded && !relayed) {
    await wait(CLOUD_DELAY_MS)
    const lacking = await findMissingInCloud(change._id)
    if (lacking.length > 0) {
      contentLog().error(
        { document: change._id, lacking },
        'A document was published without fields that its pages need',
      )
      return Response.json({ revalidated: null, lacking })
    }
  }
  const tag = cacheTag(change._type)
  const headers = { [REVALIDATED_TAG_HEADER]: tag }
  // At once: a tag that is only marked stale would serve the old page once more.
  revalidateTag(tag, { expire: 0 })
  // Behind the front door an entry is as old as the request that rendered it (`server/pageStore.ts`). Elsewhere a page
  // that is being made has read older content, and counts as newer than the change.
  if (!FRONT_DOOR) {
    after(async () => {
      await wait(RENDER_MS)
      revalidateTag(tag, { expire: 0 })
    })
  }
  if (change._updatedAt) observePublish(Date.parse(change._updatedAt))
  try {
    const pool = relayed || DATABASE_URL === undefined ? undefined : (await leadsServices()).store.pool
    if (pool) await notifyInstances(pool, change)
  } catch (error) {
    contentLog().error({ err: error }, 'Other instances were not told of a published change (DATABASE_URL)')
    return refuse(503, 'The other instances of the site could not be told. Send this again.', headers)
  }
  return Response.json({ revalidated: tag }, { headers })
}
