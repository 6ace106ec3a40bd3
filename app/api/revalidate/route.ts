import { setTimeout as wait } from 'node:timers/promises'
import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { closeCircuit } from '#lib/content/circuitBreaker.ts'
import { notifyInstances } from '#lib/content/instances.ts'
import { changedDocument, isSigned, REVALIDATED_TAG_HEADER } from '#lib/content/revalidation.ts'
import { contentLog } from '#lib/log.ts'
import { FALLBACK_TAG, getCacheTag } from '#lib/content/tags.ts'
import { expireTtlCaches } from '#lib/content/ttlCache.ts'
import { readLimited } from '#lib/readLimited.ts'
import { env } from '#lib/env.ts'
import { observePublish } from '#lib/metrics.ts'
import { leadsServices } from '#leads/runtime.ts'

/** A webhook of Sanity's cloud may carry a whole document. */
const MAX_BODY_BYTES = 1024 * 1024
/** Time until queries to Sanity's cloud include a change that its webhook announced. */
const CLOUD_DELAY_MS = 3000

/** Time within which a render in flight at a change has finished. */
const RENDER_MS = 2000

const errorResponse = (status: number, error: string, headers: HeadersInit = {}) =>
  Response.json({ error }, { status, headers })

/**
 * Revalidates every page that shows documents of a published type. Called by the embedded store, or a GROQ-powered
 * webhook of Sanity's cloud.
 */
export async function POST(request: Request): Promise<Response> {
  const { SANITY_REVALIDATE_SECRET: secret, DATABASE_URL, embedded, FRONT_DOOR } = env()
  if (secret === undefined) return errorResponse(503, 'SANITY_REVALIDATE_SECRET is not set, so no webhook is accepted.')
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (signature === null) return errorResponse(401, `The header ${SIGNATURE_HEADER_NAME} is missing.`)
  const bytes = await readLimited(request.body, MAX_BODY_BYTES)
  if (bytes === undefined) return errorResponse(413, `The body has more than ${MAX_BODY_BYTES} bytes.`)
  const body = bytes.toString()
  if (!(await isSigned(body, signature, secret))) return errorResponse(401, 'The signature does not fit the body.')
  const document = changedDocument.safeParse(await new Response(body).json().catch(() => undefined))
  if (!document.success) return errorResponse(400, 'The body must be a JSON object with _id and _type.')

  const { relayed = false, ...change } = document.data
  if (!embedded && !relayed) await wait(CLOUD_DELAY_MS)
  const tag = getCacheTag(change._type)
  const headers = { [REVALIDATED_TAG_HEADER]: tag }
  // Expires at once: a tag only marked as stale would serve the old page once more.
  revalidateTag(tag, { expire: 0 })
  // The store responds, so pages need its last responses no longer.
  closeCircuit()
  revalidateTag(FALLBACK_TAG, { expire: 0 })
  expireTtlCaches(change._type)
  // Behind the front door an entry is as old as the request that rendered it (`server/nextCacheHandler.ts`). Elsewhere a
  // render in flight may have read old data but counts as newer than the change: revalidate again once it is done.
  if (!FRONT_DOOR) {
    after(async () => {
      await wait(RENDER_MS)
      revalidateTag(tag, { expire: 0 })
    })
  }
  if (change._updatedAt) observePublish(Date.parse(change._updatedAt))
  try {
    const pool = relayed || DATABASE_URL === undefined ? undefined : (await leadsServices()).database.pool
    if (pool) await notifyInstances(pool, change)
  } catch (error) {
    contentLog().error({ err: error }, 'Other instances were not notified of a published change. Check DATABASE_URL.')
    return errorResponse(503, 'The other instances of the site could not be notified. Send this again.', headers)
  }
  return Response.json({ revalidated: tag }, { headers })
}
