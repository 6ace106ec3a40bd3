import { expect, test } from '../fixtures.ts'
import { FAILED_CALL } from '../leads/calls.ts'
import { lengthen } from './longWords.ts'
import { openQuietly, SIZES, sweep } from './page.ts'
import { findOverflowFaults } from './textOverflow.ts'
import { getSizes } from './samples.ts'
import { states } from './states.ts'

/** Crawlers are not redirected, so pages that redirect can be checked. */
test.use({ userAgent: 'Googlebot/2.1' })

/** Widths at which dialogs must have room for longer words, in pixels. */
const WIDTHS = [360, 768, 1280] as const

for (const [index, { name, address, sizes, tag = [], asking = false, reach, ...round }] of states.entries()) {
  for (const size of getSizes(index, sizes)) {
    test(`${address} ${name} is accessible on a ${size}`, { tag }, async ({ page, context, site, expected }) => {
      expected.push(FAILED_CALL)
      await page.setViewportSize(SIZES[size])
      if (asking) await page.goto(address)
      else await openQuietly(page, context, site.url + address)
      await reach(page)
      // A skip link is outside every landmark; axe recognises it only as the first element.
      expect.soft(await sweep(page, size, { ...round, without: asking ? ['.skip-link'] : [] })).toEqual([])
      if (!round.modal && !asking) return
      await lengthen(page)
      for (const width of WIDTHS) {
        // On a wide screen the menu has no button and closes.
        if (name.includes('menu') && width !== 360) continue
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findOverflowFaults(page), `longer words at ${width} px`).toEqual([])
      }
    })
  }
}
