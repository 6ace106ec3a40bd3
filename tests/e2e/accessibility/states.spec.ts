import { expect, test } from '../fixtures.ts'
import { FAILED_CALL } from '../leads/calls.ts'
import { openQuietly, SIZES, sweep } from './page.ts'
import { states } from './states.ts'

/** Programs are never led on, so the pages that lead on can be looked at. */
test.use({ userAgent: 'Googlebot/2.1', contextOptions: { reducedMotion: 'reduce' } })

for (const { name, address, sizes = ['phone', 'desktop'] as const, asking = false, reach, ...round } of states) {
  for (const size of sizes) {
    test(`${address} ${name} is for everybody on a ${size}`, async ({ page, context, site, expected }) => {
      expected.push(FAILED_CALL)
      await page.setViewportSize(SIZES[size])
      if (asking) await page.goto(address)
      else await openQuietly(page, context, site.url + address)
      await reach(page)
      // A skip link is outside every landmark; axe knows it for one only when nothing comes before it.
      expect(await sweep(page, size, { ...round, without: asking ? ['.skip-link'] : [] })).toEqual([])
    })
  }
}
