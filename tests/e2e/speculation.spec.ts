import { expect, test } from './fixtures.ts'
import { waitUntilSettled } from './product/scripts.ts'

test('pages name the rules by which browsers load the next one', async ({ request }) => {
  const names = async (address: string) => (await request.get(address)).headers()['speculation-rules']
  for (const address of ['/', '/fr/business', '/privacy'])
    expect.soft(await names(address)).toBe('"/speculation-rules.json"')
  for (const address of ['/v1/link/tamarack', '/studio']) expect.soft(await names(address)).toBeUndefined()
  const rules = await request.get('/speculation-rules.json')
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  expect(Object.keys(await rules.json())).toEqual(['prerender', 'prefetch'])
})

test('the page of a link under the pointer is there before the click', async ({ page }) => {
  await page.goto('/')
  const prefetched = page.waitForRequest((request) => request.headers()['sec-purpose']?.startsWith('prefetch') === true)
  await page.getByRole('banner').getByRole('link', { name: 'Business' }).hover()
  expect(new URL((await prefetched).url()).pathname).toBe('/business')
})

test('a page rendered ahead of a click asks for cookies once it is shown', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  await page.goto('/')
  await waitUntilSettled(page)
  await expect(page.locator('.consent-banner')).toHaveCount(0)
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(page.locator('.consent-banner')).toBeVisible()
})

test('a link page rendered ahead of a click redirects once it is shown', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  await page.goto('/v1/link/default')
  await waitUntilSettled(page)
  await expect(page).toHaveURL('/v1/link/default')
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await page.waitForURL('/signup/mobile/default?from=link')
})
