import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { draftsClient } from './client.ts'
import { previewSecretName } from './previewAddress.ts'
import { isSecretOwnerSignedIn } from './previewSession.ts'

/**
 * Whether the Studio wrote this secret to the content store within the last hour, for a user who is still signed in.
 * Users with that right may read every draft.
 *
 * @throws Error when the store does not answer
 */
export async function isPreviewSecret(secret: string): Promise<boolean> {
  const address = `/?${new URLSearchParams({ [previewSecretName]: secret })}`
  return (await validatePreviewUrl(draftsClient(), address)).isValid && (await isSecretOwnerSignedIn(secret))
}
