import { canonicalPath } from '#lib/links/homeLinks.ts'
import { expect, test } from '../fixtures.ts'
import { previewEntry } from '../product/preview.ts'
import { NOWHERE, siteRoutes, staying } from '../siteRoutes.ts'
import { openQuietly, SIZES, sweep } from './page.ts'

/** Programs are never led on, so the pages that lead on can be looked at. */
test.use({ userAgent: 'Googlebot/2.1', contextOptions: { reducedMotion: 'reduce' } })

/** Pages that differ from another in their words alone. */
const isAlike = (address: string) =>
  canonicalPath(address) !== address || /^\/(terms-of-use|privacy)\/|\/default$|\/history\/\d+$/.test(address)

for (const address of [...siteRoutes, NOWHERE].filter((each) => !isAlike(each))) {
  test(`${address} with drafts shown to an editor is for everybody`, async ({ page, context, site, expected }) => {
    expected.push(/404/)
    await page.setViewportSize(SIZES.phone)
    await openQuietly(page, context, await previewEntry(site, staying(address)))
    await expect(page.getByRole('link', { name: 'Leave preview' })).toBeVisible()
    const what = { without: ['sanity-visual-editing'] }
    expect.soft(await sweep(page, 'phone', what), 'on a phone').toEqual([])
    // The skip link, which has it now, covers what is under it.
    await page.locator(':focus').blur()
    await page.setViewportSize(SIZES.desktop)
    expect.soft(await sweep(page, 'desktop', what), 'on a desktop').toEqual([])
  })
}
