import { z } from 'zod'
import { env } from '#lib/env.ts'
import { seal, unseal } from '#lib/security/signing.ts'
import { apiVersion } from './connection.ts'
import { contentLog } from './log.ts'

/** The cookie that says whose preview this is; without it Next's own cookie for draft mode shows no draft. */
export const previewCookie = 'preview-pass'

/** How long the store may take to answer, in milliseconds. */
const PATIENCE = 5000

/** How long a preview lasts where the site cannot see who is signed in, in milliseconds: a day's work. */
const CLOUD_PREVIEW = 12 * 3_600_000

const opened = z.object({ key: z.string() })

/** Asks the embedded store about a preview. */
function askStore(path: string, body: object): Promise<Response> {
  const { LAKE_URL, SANITY_API_READ_TOKEN: token } = env()
  return fetch(`${LAKE_URL}/v${apiVersion}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  })
}

/**
 * A pass for the preview that the Studio opens with a secret, which has been found valid.
 *
 * In the embedded store it belongs to the session that wrote the secret. Sanity's cloud keeps sessions to itself: there
 * it ends by its time.
 *
 * @returns undefined when no session wrote the secret
 * @throws Error when the store does not answer
 */
export async function issuePass(secret: string, now = Date.now()): Promise<string | undefined> {
  const { embedded, SANITY_REVALIDATE_SECRET: key } = env()
  if (!embedded) return key && seal(key, 'preview', String(now + CLOUD_PREVIEW))
  const response = await askStore('/previews', { secret })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The content store answered ${response.status} when a preview was opened.`)
  return opened.parse(await response.json()).key
}

/** Whether the session behind a preview lasts; in doubt it does not. */
async function lasts(preview: { key: string } | { secret: string }): Promise<boolean> {
  try {
    return (await askStore('/previews/asked', preview)).status === 204
  } catch (error) {
    contentLog.error({ error }, 'Whether a preview still holds could not be found out; no draft is shown')
    return false
  }
}

/** Whether a pass still holds: not once its session has ended or its account was disabled. */
export async function passHolds(pass: string | undefined, now = Date.now()): Promise<boolean> {
  const { embedded, SANITY_REVALIDATE_SECRET: key } = env()
  if (pass === undefined) return false
  if (!embedded) return key !== undefined && Number(unseal(key, 'preview', pass)) > now
  return lasts({ key: pass })
}

/** Whether who wrote a secret, which has been found valid, is still signed in, as far as the site can know. */
export async function writerIsHere(secret: string): Promise<boolean> {
  return !env().embedded || lasts({ secret })
}
