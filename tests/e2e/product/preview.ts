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
export async function previewSecret(product: Site, token?: string): Promise<string> {
  const session = token ?? (await openSession(product, ADMINISTRATOR))
  const client = (await product.content()).withConfig({ token: session })
  const { secret } = await createPreviewSecret(client, 'tests', `${product.url}/studio`)
  return secret
}

/** Where the Studio's preview opens a page of the site. */
export async function previewEntry(product: Site, path: string, token?: string): Promise<string> {
  const entry = new URL('/api/draft-mode/enable', product.url)
  entry.searchParams.set(urlSearchParamPreviewSecret, await previewSecret(product, token))
  entry.searchParams.set(urlSearchParamPreviewPathname, path)
  return entry.href
}

/** Shows drafts in a browser from now on, as the Studio's preview does: by a secret written to the content store. */
export async function enterPreview(page: Page, product: Site, path = '/', token?: string): Promise<void> {
  await page.goto(await previewEntry(product, path, token))
}
