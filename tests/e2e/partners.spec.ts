import { partnerPreviewHref } from '#lib/content/previewAddress.ts'
import { expect, test } from './fixtures.ts'
import { previewSecret } from './product/preview.ts'
import { readQrCode } from './qrCode.ts'

/** A company an editor adds. */
const partner = {
  _id: 'partner-cedar-row',
  _type: 'partner',
  name: 'Cedar Row Lending',
  slug: { _type: 'slug', current: 'cedar-row' },
  kind: 'brokerage',
  logoText: 'Cedar Row',
  logoAlt: 'Cedar Row Lending',
  colour: '#7A2E1D',
  linkMessage: 'Homie, with Cedar Row Lending',
  scanMessage: 'Cedar Row Lending invites you to see your buying power.',
  source: 'sample',
}

const LINK = '/v1/link/cedar-row'
const SCAN = '/signup/mobile/cedar-row'

/** Programs are never led on, so the page can be looked at. */
test.use({ userAgent: 'Googlebot/2.1' })

test('a partner that is added works at once on both pages, and goes when it is removed', async ({ page, product }) => {
  const content = await product.content()
  const shows = async (address: string, text: string) =>
    (await (await page.request.get(product.url + address)).text()).includes(text)

  for (const address of [LINK, SCAN]) expect(await shows(address, 'Cedar Row'), `${address} before`).toBe(false)
  await content.create(partner)
  await expect.poll(() => shows(LINK, partner.linkMessage)).toBe(true)
  await expect.poll(() => shows(SCAN, partner.scanMessage)).toBe(true)

  await page.goto(product.url + LINK)
  await expect(page.getByRole('main')).toContainText('Cedar Row')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', product.url + LINK)

  await content.patch(partner._id).set({ linkMessage: 'Together with Cedar Row' }).commit()
  await expect.poll(() => shows(LINK, 'Together with Cedar Row')).toBe(true)
  await content.delete(partner._id)
  await expect.poll(() => shows(LINK, 'Cedar Row')).toBe(false)
})

test('the draft of a partner’s page is for whoever the Studio gave a secret, and stays in no browser', async ({
  page,
  product,
  expected,
}) => {
  expected.push(/404/)
  await (await product.content()).create({ ...partner, _id: `drafts.${partner._id}` })
  const draft = async (secret: string) => page.request.get(product.url + partnerPreviewHref('cedar-row', secret))

  for (const secret of ['', 'guessed']) {
    const answer = await draft(secret)
    expect([answer.status(), (await answer.text()).includes('Cedar Row')]).toEqual([404, false])
  }
  const secret = await previewSecret(product)
  const answer = await draft(secret)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain(partner.scanMessage)
  expect(answer.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': expect.stringContaining('no-store'),
  })

  await page.goto(product.url + partnerPreviewHref('cedar-row', secret))
  await expect(page.getByRole('main')).toContainText(partner.scanMessage)
  expect(await page.context().cookies()).toEqual([])
  await page.goto(`${product.url + SCAN}?from=link`)
  await expect(page.getByRole('main')).not.toContainText('Cedar Row')
})

for (const value of ['nobody', 'NoBody', '%F0%9F%8F%A0', '..%2F..%2Fstudio']) {
  test(`the value ${value} stands for the default partner`, async ({ page, site }) => {
    const answer = await page.goto(`/v1/link/${value}`)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/v1/link/default`)
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
  })
}

test('a partner is found whatever the case of its value', async ({ page }) => {
  await page.goto('/v1/link/TAMARACK')
  await expect(page.getByRole('img', { name: 'Tamarack Mortgage' })).toBeVisible()
})

test("a partner's logo has its own shape and moves nothing when it arrives", async ({ page, expected }) => {
  expected.push(/ERR_FAILED/)
  await page.route('**/lake/images/**', (route) => route.abort())
  // Before the page's own letters are there its heading is as wide as others make it.
  const lettersAreThere = () => page.evaluate(() => document.fonts.ready)
  await page.goto('/v1/link/tamarack', { waitUntil: 'load' })
  await lettersAreThere()
  const before = await page.getByRole('heading', { level: 1 }).boundingBox()
  await page.unroute('**/lake/images/**')
  await page.reload({ waitUntil: 'load' })
  await lettersAreThere()
  const logo = page.getByRole('img', { name: 'Tamarack Mortgage' })
  const { shown, natural } = await logo.evaluate((image: HTMLImageElement) => ({
    shown: image.width / image.height,
    natural: image.naturalWidth / image.naturalHeight,
  }))
  expect(Math.abs(shown - natural)).toBeLessThan(0.1)
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before)
})

for (const [home, value] of [
  ['', 'default'],
  ['', 'tamarack'],
  ['/lp1', 'tamarack'],
] as const) {
  test(`the code of ${home}/signup/mobile/${value} holds the absolute, unmarked link`, async ({ page, site }) => {
    await page.goto(`${home}/signup/mobile/${value}?from=link`)
    const code = page.getByRole('img', { name: 'QR code' })
    expect(await code.boundingBox()).toMatchObject({ width: 180, height: 180 })
    expect(await readQrCode(code)).toEqual({ level: 'M', text: `${site.url}${home}/v1/link/${value}` })
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
}

test('confetti falls behind the code', async ({ page }) => {
  await page.goto('/signup/mobile/tamarack?from=link')
  await expect(page.locator('canvas')).toBeVisible()
})
