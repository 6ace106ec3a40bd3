import { z } from 'zod'
import { env } from '#lib/env.ts'
import { ROLE_NAMES } from '#lib/roles/roles.ts'
import { getPermissions, type Permissions } from '#lib/roles/permissions.ts'
import { signToken, verifyToken } from '#lib/security/signing.ts'
import { postToStore } from './connection.ts'
import { contentLog } from '#lib/log.ts'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { getDraftsClient } from './client.ts'
import { previewSecretName } from './previewAddress.ts'
import { HOUR_MS } from '#lib/durations.ts'

/** Name of the cookie that identifies the user of a preview; Next's draft mode cookie alone shows no draft. */
export const previewCookie = 'preview-pass'

/** Lifetime of a preview where the site cannot check the session, in milliseconds: a working day. */
const CLOUD_PREVIEW_MS = 12 * HOUR_MS

const createdSession = z.object({ key: z.string() })
const verifiedUser = z.object({ role: z.enum(ROLE_NAMES) })

export type Previewer = Pick<Permissions, 'canChange'>

/** The user in Sanity's cloud, whose role is unknown. */
const CLOUD_PREVIEWER: Previewer = { canChange: () => true }

/**
 * Creates the session of a preview that the Studio opened with a valid secret.
 *
 * In the embedded store it ends with the Studio session that wrote the secret. Sanity's cloud does not expose sessions,
 * so there it ends by its lifetime.
 *
 * @returns undefined when no session wrote the secret
 * @throws Error when the store does not respond
 */
export async function createPreviewSession(secret: string, now = Date.now()): Promise<string | undefined> {
  const { embedded, SANITY_REVALIDATE_SECRET: key } = env()
  if (!embedded) return key && signToken(key, 'preview', String(now + CLOUD_PREVIEW_MS))
  return (await postToStore('/previews', { secret }, createdSession))?.key
}

/** Returns the user of a preview while their session lasts; undefined when that cannot be verified. */
async function findPreviewer(preview: { key: string } | { secret: string }): Promise<Previewer | undefined> {
  try {
    const user = await postToStore('/previews/verify', preview, verifiedUser)
    return user && getPermissions({ roles: [{ name: user.role }] })
  } catch (error) {
    contentLog().error(
      { err: error },
      'A preview session could not be verified; published content is shown. Check the content store.',
    )
    return undefined
  }
}

/** Returns the user of a preview session; undefined once it has ended or the account was disabled. */
export async function getPreviewUser(token: string | undefined, now = Date.now()): Promise<Previewer | undefined> {
  const { embedded, SANITY_REVALIDATE_SECRET: key } = env()
  if (token === undefined) return undefined
  if (embedded) return findPreviewer({ key: token })
  return key !== undefined && Number(verifyToken(key, 'preview', token)) > now ? CLOUD_PREVIEWER : undefined
}

/**
 * Returns whether the Studio wrote this secret within the last hour, for a user who is still signed in. Users who may
 * write secrets may read every draft.
 *
 * @throws Error when the store does not respond
 */
export async function isPreviewSecret(secret: string): Promise<boolean> {
  const address = `/?${new URLSearchParams({ [previewSecretName]: secret })}`
  const { isValid } = await validatePreviewUrl(getDraftsClient(), address)
  return isValid && (!env().embedded || (await findPreviewer({ secret })) !== undefined)
}
