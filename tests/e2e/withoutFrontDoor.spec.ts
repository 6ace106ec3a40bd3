import { expect, test } from './fixtures.ts'
import { startNext } from './product/nextServer.ts'

test('pages work on a host without the front door', { tag: '@full' }, async ({ page, site, expected }) => {
  // The embedded store's pictures are served by the front door; such a host has those of Sanity's cloud.
  expected.push(/\/lake\//)
  const next = await startNext(site)
  try {
    await page.route(`${next.url}/**`, async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const security = Object.fromEntries(next.headersOf(new URL(route.request().url()).pathname))
      return route.fulfill({ response, headers: { ...response.headers(), ...security } })
    })
    for (const path of ['/', '/business', '/privacy', '/fr']) {
      // A violation of the content security policy or a failed hydration is a complaint, which fails the test.
      expect((await page.goto(next.url + path))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  } finally {
    await next.stop()
  }
})
