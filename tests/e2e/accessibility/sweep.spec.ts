import { canonicalPath } from '#lib/links/homeLinks.ts'
import { expect, test } from '../fixtures.ts'
import { NOWHERE, otherRoutes, siteRoutes, staying } from '../siteRoutes.ts'
import { faultsOf, openQuietly, SIZES, sweep } from './page.ts'

/** Programs are never led on, so the pages that lead on can be looked at. */
test.use({ userAgent: 'Googlebot/2.1' })

/** The landing variant is made of the same parts, in the same order: one size shows what its addresses add. */
const isVariant = (address: string) => canonicalPath(address) !== address

for (const size of ['phone', 'desktop'] as const) {
  for (const address of [...siteRoutes, ...otherRoutes, NOWHERE].filter(
    (each) => size === 'phone' || !isVariant(each),
  )) {
    test(`${address} is for everybody on a ${size}`, async ({ page, context, site, expected }) => {
      expected.push(/404/)
      await page.setViewportSize(SIZES[size])
      await openQuietly(page, context, site.url + staying(address))
      expect(await sweep(page, size)).toEqual([])
    })
  }
}

/** Where a visitor ends up when something is wrong. */
const deadEnds = [NOWHERE, '/privacy/history/99', '/shared/ended', '/unavailable']

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a dead end without scripts is for everybody on a ${size}`, async ({ page, site, expected }) => {
    expected.push(/404/)
    // The page as it comes: a browser without any scripts could not run those that look for faults.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.setViewportSize(viewport)
    for (const address of deadEnds) {
      await page.goto(site.url + address, { waitUntil: 'load' })
      expect.soft(await faultsOf(page), address).toEqual([])
    }
  })
}
