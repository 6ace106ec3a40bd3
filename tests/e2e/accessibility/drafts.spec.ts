import { isFull } from '#tests/support/full.ts'
import { expect, test } from '../fixtures.ts'
import { createPreviewUrl } from '../product/preview.ts'
import { NOWHERE, siteRoutes, toStablePath } from '../siteRoutes.ts'
import { findFaults, openQuietly, SIZES, startOver, sweep } from './page.ts'
import { isAlike, getSizes } from './samples.ts'

/** Programs are never led on, so the pages that lead on can be looked at. */
test.use({ userAgent: 'Googlebot/2.1', contextOptions: { reducedMotion: 'reduce' } })

const what = { without: ['sanity-visual-editing'] }

/** Pages of every kind of part: what an editor sees beyond a visitor is the same on all. */
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
      // The skip link, which may have the focus now, covers what is under it.
      await startOver(page)
      await page.setViewportSize(SIZES[size])
      const faults = isFull || address === '/' ? await sweep(page, size, what) : await findFaults(page, what)
      expect.soft(faults, `on a ${size}`).toEqual([])
    }
  })
}
