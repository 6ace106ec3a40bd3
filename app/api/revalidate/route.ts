import { setTimeout as wait } from 'node:timers/promises'
import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { revalidateTag } from 'next/cache'
import { relayChange } from '#lib/content/announceChange.ts'
import { contentLog } from '#lib/content/log.ts'
import { cacheTag } from '#lib/content/tags.ts'
import { changedDocument, isSigned, readBody } from '#lib/content/webhook.ts'
import { env } from '#lib/env.ts'

/** Largest body, in bytes: a webhook of Sanity's cloud may carry a whole document. */
const LARGEST = 1024 * 1024
/** Milliseconds after which Sanity's cloud answers queries with what it has just told. */
const CLOUD_DELAY = 3000

const refuse = (status: number, error: string) => Response.json({ error }, { status })

function parse(body: string) {
  try {
    return changedDocument.safeParse(JSON.parse(body))
  } catch {
    return changedDocument.safeParse(undefined)
  }
}

/**
 * Told by the content store (embedded, or a GROQ-powered webhook of Sanity's cloud) that published content changed:
 * whatever shows a document of that type is made afresh for the next visitor.
 */
export async function POST(request: Request): Promise<Response> {
  const { SANITY_REVALIDATE_SECRET: secret, SITE_PEERS, embedded } = env()
  if (secret === undefined) return refuse(503, 'SANITY_REVALIDATE_SECRET is not set, so no webhook is accepted.')
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (signature === null) return refuse(401, `The header ${SIGNATURE_HEADER_NAME} is missing.`)
  const body = await readBody(request, LARGEST)
  if (body === undefined) return refuse(413, `The body has more than ${LARGEST} bytes.`)
  if (!(await isSigned(body, signature, secret))) return refuse(401, 'The signature does not fit the body.')
  const document = parse(body)
  if (!document.success) return refuse(400, 'The body must be a JSON object with _id and _type.')

  const { relayed = false, ...change } = document.data
  if (!embedded && !relayed) await wait(CLOUD_DELAY)
  const tag = cacheTag(change._type)
  // At once: a tag that is only marked stale would serve the old page once more.
  revalidateTag(tag, { expire: 0 })
  try {
    if (!relayed) await relayChange(SITE_PEERS, change, secret)
  } catch (error) {
    contentLog.error({ error }, 'Other instances were not told of a published change (SITE_PEERS)')
    return refuse(503, 'Not every instance of the site could be told. Send this again.')
  }
  return Response.json({ revalidated: tag })
}
