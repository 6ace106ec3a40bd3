import content from '#content/en.json' with { type: 'json' }
import { expect, savePicture, test } from '../fixtures.ts'
import { enterPreview } from '../product/preview.ts'
import { toStablePath, WITHOUT_SCRIPTS } from '../siteRoutes.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, expected: [WITHOUT_SCRIPTS] })

test('the preview is labelled and can be left on any page, without JavaScript', async ({ page, context, site }) => {
  await enterPreview(page, site, '/business')
  // The site is on http, where browsers other than on localhost refuse cookies that are secure only.
  expect((await context.cookies()).filter(({ secure }) => secure)).toEqual([])
  const bar = page.getByRole('complementary').filter({ hasText: 'You are looking at unpublished changes.' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await savePicture(page, 'preview')
  await bar.getByRole('link', { name: 'Leave preview' }).click()
  await expect(page).toHaveURL(`${site.url}/business`)
  await expect(bar).toHaveCount(0)
  await expect(page.locator('[data-sample]')).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__prerender_bypass')
})

test('every sample is marked in the preview', async ({ page, site }) => {
  const { personalPage, businessPage, scanPage, siteSettings, testimonials } = content
  const invented = [
    ['/', personalPage.phoneDemo.notification.title],
    ['/', personalPage.features.items[0]?.text],
    ['/', siteSettings.contacts.supportEmail],
    ['/business', businessPage.hero.pipeline.title],
    ['/business', businessPage.demoSection.quote.text],
    [toStablePath('/signup/mobile/default'), testimonials.find(({ key }) => key === scanPage.testimonialKey)?.text],
  ] as const
  const marked = page.locator('[data-sample="Sample"]')
  await enterPreview(page, site)
  for (const [address, words = ''] of invented) {
    await page.goto(address)
    await expect(marked.filter({ hasText: words }), `${address}: ${words}`).toHaveCount(1)
  }
})
