import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { signIn } from '../product/roles.ts'
import { getIntentPath, publish, visit } from './studio.ts'

const drawing = () =>
  sharp({ create: { width: 320, height: 80, channels: 3, background: '#0a6b4f' } })
    .png()
    .toBuffer()

test('an uploaded image loads on the page', async ({ page, sandbox }) => {
  const content = await sandbox.content()
  const logo = await content.fetch<string>('*[_id == "personalPage"][0].press.logos[0]._ref')
  await signIn(page, sandbox, ADMINISTRATOR, getIntentPath('pressLogo', logo))
  const upload = page.getByTestId(/^file-input-upload-button/)
  // The form renders the menu again, closed, when the document arrives, which may be during the click.
  await expect(async () => {
    if (!(await upload.isVisible())) await page.getByTestId('options-menu-button').first().click({ timeout: 5_000 })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 5_000 }),
      upload.click({ timeout: 5_000 }),
    ])
    await chooser.setFiles({ name: 'wordmark.png', mimeType: 'image/png', buffer: await drawing() })
  }).toPass()
  await expect
    .poll(() =>
      content.fetch<string | null>(
        '*[_id == $id][0].image.asset->originalFilename',
        { id: `drafts.${logo}` },
        { perspective: 'raw' },
      ),
    )
    .toBe('wordmark.png')
  await publish(page, sandbox, logo)

  const asset = await content.fetch<string>(
    '*[_type == "sanity.imageAsset" && originalFilename == "wordmark.png"][0].assetId',
  )
  await expect.poll(() => visit(sandbox.url)).toContain(asset)
  await page.goto(sandbox.url)
  const image = page.locator(`img[src*="${asset}"]`).first()
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((node) => (node instanceof HTMLImageElement ? node.naturalWidth : 0)))
    .toBeGreaterThan(0)
})
