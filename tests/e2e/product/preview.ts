import type { Page } from '@playwright/test'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { ADMINISTRATOR } from './product.ts'
import type { Site } from './product.ts'
import { openSession } from './roles.ts'

/**
 * Writes a preview secret to the content store, as the Studio does.
 *
 * @param token session token; by default a new session of the administrator
 */
export async function writePreviewSecret(site: Site, token?: string): Promise<string> {
  const session = token ?? (await openSession(site, ADMINISTRATOR))
  const client = (await site.content()).withConfig({ token: session })
  const { secret } = await createPreviewSecret(client, 'tests', `${site.url}/studio`)
  return secret
}

/** Creates the address at which the Studio's preview opens a page. */
export async function createPreviewUrl(site: Site, path: string, token?: string): Promise<string> {
  const entry = new URL('/api/draft-mode/enable', site.url)
  entry.searchParams.set(urlSearchParamPreviewSecret, await writePreviewSecret(site, token))
  entry.searchParams.set(urlSearchParamPreviewPathname, path)
  return entry.href
}

/** Enables draft mode in a browser, as the Studio's preview does. */
export async function enterPreview(page: Page, site: Site, path = '/', token?: string): Promise<void> {
  await page.goto(await createPreviewUrl(site, path, token))
}
