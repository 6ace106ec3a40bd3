import content from '#content/en.json' with { type: 'json' }
import { expect, picture, test } from '../fixtures.ts'
import { enterPreview } from '../product/preview.ts'
import { addPerson, openSession } from '../product/roles.ts'
import { staying, WITHOUT_SCRIPTS } from '../siteRoutes.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, expected: [WITHOUT_SCRIPTS] })

test('the preview says what it is and is left where one stands, without JavaScript', async ({ page, site }) => {
  await enterPreview(page, site, '/business')
  const bar = page.getByRole('complementary').filter({ hasText: 'You are looking at unpublished changes.' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await picture(page, 'preview')
  await bar.getByRole('link', { name: 'Leave preview' }).click()
  await expect(page).toHaveURL(`${site.url}/business`)
  await expect(bar).toHaveCount(0)
  await expect(page.locator('[data-sample]')).toHaveCount(0)
})

test('everything invented says so in the preview', async ({ page, site }) => {
  const { personalPage, businessPage, scanPage, siteSettings, testimonials } = content
  const invented = [
    ['/', personalPage.phoneDemo.notification.title],
    ['/', personalPage.features.items[0]?.text],
    ['/', siteSettings.contacts.supportEmail],
    ['/business', businessPage.hero.pipeline.title],
    ['/business', businessPage.demoSection.quote.text],
    [staying('/signup/mobile/default'), testimonials.find(({ key }) => key === scanPage.testimonialKey)?.text],
  ] as const
  const marked = page.locator('[data-sample="Sample"]')
  await enterPreview(page, site)
  for (const [address, words = ''] of invented) {
    await page.goto(address)
    await expect(marked.filter({ hasText: words }), `${address}: ${words}`).toHaveCount(1)
  }
})

test('the preview ends with the session it was opened in, and what is published is shown', async ({
  page,
  product,
}) => {
  const content = await product.content()
  const { _id, ...support } = (await content.getDocument('supportPage')) ?? { _id: '', _type: '' }
  await content.create({ ...support, _id: `drafts.${_id}`, headline: 'Not for everybody yet' })
  const token = await openSession(product, await addPerson(product, 'viewer'))
  await enterPreview(page, product, '/support', token)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not for everybody yet')

  await fetch(`${product.url}/lake/v1/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you?')
  await expect(page.getByRole('complementary')).toHaveCount(0)
})
