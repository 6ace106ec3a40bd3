import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { expect, test } from '../fixtures.ts'
import { FAILED_CALL } from '../leads/calls.ts'
import { axeFaults } from './axe.ts'
import { forcedColourFaults } from './forcedColours.ts'
import { faultsOf, openQuietly, SIZES } from './page.ts'
import { roomFaults } from './room.ts'
import { states } from './states.ts'
import { targetFaults } from './targets.ts'

/** Programs are never led on, so the pages that lead on can be looked at. */
test.use({ userAgent: 'Googlebot/2.1', contextOptions: { reducedMotion: 'reduce' } })

for (const { name, address, sizes = ['phone', 'desktop'] as const, modal = false, asking = false, reach } of states) {
  for (const size of sizes) {
    test(`${address} ${name} is for everybody on a ${size}`, async ({ page, context, site, expected }) => {
      expected.push(FAILED_CALL)
      await page.setViewportSize(SIZES[size])
      if (asking) await page.goto(address)
      else await openQuietly(page, context, site.url + address)
      await reach(page)
      // A skip link is outside every landmark; axe knows it for one only when nothing comes before it.
      expect(await faultsOf(page, { modal, without: asking ? ['.skip-link'] : [] })).toEqual([])
      expect(await forcedColourFaults(page)).toEqual([])
    })
  }
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`/ with drafts shown to an editor is for everybody on a ${size}`, async ({ page, context, site }) => {
    await page.setViewportSize(viewport)
    const { secret } = await createPreviewSecret(await site.content(), 'tests', `${site.url}/studio`)
    const way = new URLSearchParams({ [urlSearchParamPreviewSecret]: secret, [urlSearchParamPreviewPathname]: '/' })
    await openQuietly(page, context, `${site.url}/api/draft-mode/enable?${way}`)
    await expect(page.getByRole('complementary').getByRole('link')).toBeVisible()
    // The invisible marks in a draft's texts make its names too long to be listed.
    const faults = [...(await axeFaults(page, ['sanity-visual-editing'])), ...(await targetFaults(page))]
    expect([...faults, ...(await roomFaults(page))]).toEqual([])
  })
}
