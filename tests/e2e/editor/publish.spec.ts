import { expect, picture, STUDIO_NOISE, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { signIn } from '../product/roles.ts'
import { field, publish, visit } from './studio.ts'

const HEADLINE = 'Find Out What You Can Afford, Today'

test('Click the headline in the preview, type, see it, publish: the next visitor has it', async ({
  page,
  product,
  expected,
}) => {
  expected.push(...STUDIO_NOISE)
  await page.setViewportSize({ width: 1600, height: 950 })
  await signIn(page, product, ADMINISTRATOR, '/presentation')

  const preview = page.frameLocator('iframe').first()
  const headline = preview.getByRole('heading', { level: 1 })
  // The overlays are there once they marked the words they lead from.
  await expect(preview.locator('sanity-visual-editing')).toBeAttached()
  // A draft is shared from its menu, where a link can be made to end; a link of the preview itself would end in a refusal.
  await expect(page.getByRole('button', { name: 'Share this preview' })).toHaveCount(0)
  // They listen only once they know what is in view.
  await expect(async () => {
    await headline.click()
    await field(page, 'hero.headline').waitFor({ timeout: 5_000 })
  }).toPass()
  await field(page, 'hero.headline').fill(HEADLINE)
  await expect(headline).toContainText(HEADLINE)
  await picture(page, 'preview')
  expect(await visit(product.url)).not.toContain(HEADLINE)

  await publish(page, product, 'personalPage')
  await expect.poll(() => visit(product.url)).toContain(HEADLINE)
})
