import { canonicalPath } from '#lib/links/homeLinks.ts'
import { expect, test } from '../fixtures.ts'
import { FAILED_CALL } from '../leads/calls.ts'
import { siteRoutes, staying } from '../siteRoutes.ts'
import { lengthen } from './longWords.ts'
import { openQuietly } from './page.ts'
import { roomFaults } from './room.ts'
import { states } from './states.ts'

test.use({ userAgent: 'Googlebot/2.1', contextOptions: { reducedMotion: 'reduce' } })

const WIDTHS = [360, 768, 1280] as const

// The landing variant is made of the same parts.
for (const address of siteRoutes.filter((each) => canonicalPath(each) === each)) {
  test(`${address} has room for words a third longer`, async ({ page, context, site }) => {
    await openQuietly(page, context, site.url + staying(address))
    await lengthen(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await roomFaults(page), `at ${width} px`).toEqual([])
    }
  })
}

for (const { name, address, asking = false, reach } of states.filter(({ modal, asking }) => modal || asking)) {
  test(`${address} ${name} has room for words a third longer`, async ({ page, context, site, expected }) => {
    expected.push(FAILED_CALL)
    await page.setViewportSize({ width: 360, height: 740 })
    if (asking) await page.goto(address)
    else await openQuietly(page, context, site.url + address)
    await reach(page)
    await lengthen(page)
    for (const width of WIDTHS) {
      // On a wide screen the menu has no opener, and closes.
      if (width !== 360 && name.includes('menu')) continue
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await roomFaults(page), `at ${width} px`).toEqual([])
    }
  })
}
