import type { Page } from '@playwright/test'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { ADMINISTRATOR } from './product.ts'
import type { Site } from './product.ts'
import { openSession } from './roles.ts'

/**
 * A secret in the content store, such as the Studio writes for its preview.
 *
 * @param token of the session it is written in; one of the administrator's own unless given
 */
export async function writePreviewSecret(site: Site, token?: string): Promise<string> {
  const session = token ?? (await openSession(site, ADMINISTRATOR))
  const client = (await site.content()).withConfig({ token: session })
  const { secret } = await createPreviewSecret(client, 'tests', `${site.url}/studio`)
  return secret
}

/** Where the Studio's preview opens a page of the site. */
export async function createPreviewUrl(site: Site, path: string, token?: string): Promise<string> {
  const entry = new URL('/api/draft-mode/enable', site.url)
  entry.searchParams.set(urlSearchParamPreviewSecret, await writePreviewSecret(site, token))
  entry.searchParams.set(urlSearchParamPreviewPathname, path)
  return entry.href
}

/** Shows drafts in a browser from now on, as the Studio's preview does: by a secret written to the content store. */
export async function enterPreview(page: Page, site: Site, path = '/', token?: string): Promise<void> {
  await page.goto(await createPreviewUrl(site, path, token))
}
