import { expect, test } from './fixtures.ts'
import { waitUntilSettled } from './product/scripts.ts'
import { readQrCode } from './qrCode.ts'

/** Programs are never led on, so the page can be looked at. */
test.use({ userAgent: 'Googlebot/2.1', reducedMotion: 'no-preference' })

for (const value of ['nobody', 'NoBody', '%F0%9F%8F%A0', '..%2F..%2Fstudio']) {
  test(`the value ${value} stands for the default partner`, async ({ page, site }) => {
    const answer = await page.goto(`/v1/link/${value}`)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/v1/link/default`)
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
  })
}

test('a partner is found regardless of case', async ({ page }) => {
  await page.goto('/v1/link/TAMARACK')
  await expect(page.getByRole('img', { name: 'Tamarack Mortgage' })).toBeVisible()
})

for (const path of ['/v1/link/tamarack?utm_source=letter', '/signup/mobile/tamarack?from=link&utm_source=letter']) {
  test(`the language switch of ${path} keeps the campaign`, async ({ page }) => {
    await page.goto(path)
    await waitUntilSettled(page)
    await page.getByRole('link', { name: 'Français' }).click()
    await page.waitForURL(`/fr${path}`)
  })
}

test("a partner's logo has its aspect ratio and moves nothing when it loads", async ({ page, expected }) => {
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

test('confetti falls behind the QR code', async ({ page }) => {
  await page.goto('/signup/mobile/tamarack?from=link')
  const canvas = page.locator('.scan-confetti canvas')
  const code = page.getByRole('img', { name: 'QR code' })
  // Watched in the page itself: the pieces may have fallen before a second question from here arrives.
  await canvas.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    /** Mean height at which something is drawn, in pixels from the top; none while nothing is. */
    const meanHeight = () => {
      if (!(element instanceof HTMLCanvasElement) || element.width === 0) return undefined
      const alpha = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
      let sum = 0
      let drawn = 0
      for (let index = 3; index < alpha.length; index += 4) {
        if (alpha[index] === 0) continue
        sum += Math.floor(index / 4 / element.width)
        drawn += 1
      }
      return drawn === 0 ? undefined : sum / drawn
    }
    let first: number | undefined
    while ((first ??= meanHeight()) === undefined) await nextFrame()
    while ((meanHeight() ?? 0) <= first) await nextFrame()
  })
  const isCovered = await code.evaluate((image) => {
    // What takes no pointer is not found at a point.
    for (const layer of document.querySelectorAll<HTMLElement>('.scan-confetti, .scan-confetti canvas')) {
      layer.style.setProperty('pointer-events', 'auto', 'important')
    }
    const { left, top, width, height } = image.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) instanceof HTMLCanvasElement
  })
  expect(isCovered).toBe(false)
})
