import type { Page } from '@playwright/test'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import type { Product } from './product.ts'

/** Shows drafts in a browser from now on, as the Studio's preview does: by a secret written to the content store. */
export async function enterPreview(page: Page, product: Product, path = '/'): Promise<void> {
  const { secret } = await createPreviewSecret(await product.content(), 'tests', `${product.url}/studio`)
  const entry = new URL('/api/draft-mode/enable', product.url)
  entry.searchParams.set(urlSearchParamPreviewSecret, secret)
  entry.searchParams.set(urlSearchParamPreviewPathname, path)
  await page.goto(entry.href)
}
