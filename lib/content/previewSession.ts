import { z } from 'zod'
import { env } from '#lib/env.ts'
import { ROLE_NAMES } from '#lib/roles/roles.ts'
import { permissionsFor, type Standing } from '#lib/roles/permissions.ts'
import { signToken, verifyToken } from '#lib/security/signing.ts'
import { askStore } from './connection.ts'
import { contentLog } from '#lib/log.ts'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { getDraftsClient } from './client.ts'
import { previewSecretName } from './previewAddress.ts'

/** The cookie that says whose preview this is; without it Next's own cookie for draft mode shows no draft. */
export const previewCookie = 'preview-pass'

/** How long a preview lasts where the site cannot see who is signed in, in milliseconds: a day's work. */
const CLOUD_PREVIEW_MS = 12 * 3_600_000

const opened = z.object({ key: z.string() })
const asked = z.object({ role: z.enum(ROLE_NAMES) })

/** Who looks at drafts: what there is to change for them. The store decides on every change. */
export type Previewer = Pick<Standing, 'mayChange'>

/** Sanity's cloud does not say who it is. */
const somebody: Previewer = { mayChange: () => true }

/**
 * A pass for the preview that the Studio opens with a secret, which has been found valid.
 *
 * In the embedded store it belongs to the session that wrote the secret. Sanity's cloud keeps sessions to itself: there
 * it ends by its time.
 *
 * @returns undefined when no session wrote the secret
 * @throws Error when the store does not answer
 */
export async function createPreviewSession(secret: string, now = Date.now()): Promise<string | undefined> {
  const { embedded, SANITY_REVALIDATE_SECRET: key } = env()
  if (!embedded) return key && signToken(key, 'preview', String(now + CLOUD_PREVIEW_MS))
  const response = await askStore('/previews', { secret })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The content store answered ${response.status} when a preview was opened.`)
  return opened.parse(await response.json()).key
}

/** The user of a preview while their session lasts; undefined when that cannot be verified. */
async function findPreviewer(preview: { key: string } | { secret: string }): Promise<Previewer | undefined> {
  try {
    const response = await askStore('/previews/verify', preview)
    if (!response.ok) return undefined
    const { role } = asked.parse(await response.json())
    return permissionsFor({ roles: [{ name: role }] })
  } catch (error) {
    contentLog().error({ err: error }, 'Whether a preview still holds could not be found out; no draft is shown')
    return undefined
  }
}

/** The user of a preview pass; undefined once the session has ended or the account was disabled. */
export async function getPreviewUser(pass: string | undefined, now = Date.now()): Promise<Previewer | undefined> {
  const { embedded, SANITY_REVALIDATE_SECRET: key } = env()
  if (pass === undefined) return undefined
  if (embedded) return findPreviewer({ key: pass })
  return key !== undefined && Number(verifyToken(key, 'preview', pass)) > now ? somebody : undefined
}

/** Whether who wrote a secret, which has been found valid, is still signed in, as far as the site can know. */
async function isSecretOwnerSignedIn(secret: string): Promise<boolean> {
  return !env().embedded || (await findPreviewer({ secret })) !== undefined
}

/**
 * Whether the Studio wrote this secret to the content store within the last hour, for a user who is still signed in.
 * Users with that right may read every draft.
 *
 * @throws Error when the store does not answer
 */
export async function isPreviewSecret(secret: string): Promise<boolean> {
  const address = `/?${new URLSearchParams({ [previewSecretName]: secret })}`
  return (await validatePreviewUrl(getDraftsClient(), address)).isValid && (await isSecretOwnerSignedIn(secret))
}
