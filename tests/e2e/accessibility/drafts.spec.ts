import { isFull } from '#tests/support/full.ts'
import { expect, test } from '../fixtures.ts'
import { createPreviewUrl } from '../product/preview.ts'
import { NOWHERE, siteRoutes, toStablePath } from '../siteRoutes.ts'
import { findFaults, openQuietly, SIZES, startOver, sweep } from './page.ts'
import { isAlike, getSizes } from './samples.ts'

/** Crawlers are not redirected, so pages that redirect can be checked. */
test.use({ userAgent: 'Googlebot/2.1' })

const what = { without: ['sanity-visual-editing'] }

/** Pages with every kind of section; the additions of draft mode are the same on all pages. */
const SAMPLES: ReadonlySet<string> = new Set(['/', '/business', '/cookie-policy'])

for (const [index, address] of [...siteRoutes, NOWHERE].filter((each) => !isAlike(each)).entries()) {
  const tag = SAMPLES.has(address) ? [] : '@full'
  test(`${address} with drafts shown is accessible`, { tag }, async ({ page, context, site, expected }) => {
    expected.push(/404/)
    const [first = 'phone', ...others] = getSizes(index)
    await page.setViewportSize(SIZES[first])
    await openQuietly(page, context, await createPreviewUrl(site, toStablePath(address)))
    await expect(page.getByRole('link', { name: 'Leave preview' })).toBeVisible()
    for (const size of [first, ...others]) {
      // A focused skip link covers part of the page.
      await startOver(page)
      await page.setViewportSize(SIZES[size])
      const faults = isFull || address === '/' ? await sweep(page, size, what) : await findFaults(page, what)
      expect.soft(faults, `on a ${size}`).toEqual([])
    }
  })
}
