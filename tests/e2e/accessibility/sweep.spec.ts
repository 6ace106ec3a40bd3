import { canonicalPath } from '#lib/links/homeLinks.ts'
import { expect, test } from '../fixtures.ts'
import { siteRoutes, staying } from '../siteRoutes.ts'
import { focusFaults } from './focus.ts'
import { forcedColourFaults } from './forcedColours.ts'
import { faultsOf, openQuietly, SIZES, ZOOMED } from './page.ts'
import { roomFaults } from './room.ts'

/** Programs are never led on, so the pages that lead on can be looked at. */
test.use({ userAgent: 'Googlebot/2.1' })

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const address of [...siteRoutes, '/no-such-page']) {
    test(`${address} is for everybody on a ${size}`, async ({ page, context, site, expected }) => {
      expected.push(/404/)
      await page.setViewportSize(viewport)
      await openQuietly(page, context, site.url + staying(address))
      expect.soft(await faultsOf(page)).toEqual([])
      expect.soft(await forcedColourFaults(page), 'in forced colours').toEqual([])
      // The landing variant is made of the same parts, in the same order.
      if (canonicalPath(address) !== address) return
      const { stops, faults } = await focusFaults(page)
      expect.soft(stops, 'stops of the focus').toBeGreaterThan(1)
      expect.soft(faults, 'on the way of the focus').toEqual([])
      if (size !== 'phone') return
      await page.setViewportSize(ZOOMED)
      expect.soft(await roomFaults(page), 'at 400%').toEqual([])
    })
  }
}
