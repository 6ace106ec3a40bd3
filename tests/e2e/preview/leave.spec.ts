import { expect, picture, test } from '../fixtures.ts'
import { enterPreview } from '../product/preview.ts'
import { WITHOUT_SCRIPTS } from '../siteRoutes.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, expected: [WITHOUT_SCRIPTS] })

test('the preview says what it is and is left where one stands, without JavaScript', async ({ page, site }) => {
  await enterPreview(page, site, '/business')
  const bar = page.getByRole('complementary').filter({ hasText: 'You are looking at unpublished changes.' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-sample]').first()).toHaveAttribute('data-sample', 'Sample')
  await picture(page, 'preview')
  await bar.getByRole('link', { name: 'Leave preview' }).click()
  await expect(page).toHaveURL(`${site.url}/business`)
  await expect(bar).toHaveCount(0)
  await expect(page.locator('[data-sample]')).toHaveCount(0)
})
