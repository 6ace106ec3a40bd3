import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Luminance (WCAG 2.2) above which a text has a contrast of less than 3:1 on paper. */
const MAX_LUMINANCE = 0.3

/** Finds texts of dark surfaces, which lose their background on paper, that stay pale without a fill of their own. */
const findPaleTexts = (page: Page) =>
  page.evaluate((maxLuminance) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    function getLuminance(colour: string): number {
      if (context === null) throw new Error('There is no canvas to read colours from.')
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((each) =>
        toLinear(each / 255),
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    function hasFill(element: Element): boolean {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') return true
      return element.parentElement !== null && !element.matches('.surface-dark') && hasFill(element.parentElement)
    }
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    return [...document.querySelectorAll('main .surface-dark *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && hasText(element))
      .filter((element) => getLuminance(getComputedStyle(element).color) > maxLuminance && !hasFill(element))
      .map((element) => element.outerHTML.slice(0, 120))
  }, MAX_LUMINANCE)

test('/estimate prints its closed assumptions', async ({ page }) => {
  await page.goto('/estimate')
  const rate = page.getByLabel('Mortgage rate, per year')
  await expect(rate).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(rate).toBeVisible()
})

test('an estimate prints on one page with its date, its rules and the disclosure', async ({ page }) => {
  await page.goto('/estimate')
  await page.getByLabel('Household income before tax, per year').fill('120000')
  await page.getByLabel('Debt payments, per month').first().fill('700')
  await page.getByLabel('Savings for the down payment').fill('60000')
  await expect(page.getByText('Cash for closing')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const text of [/^Calculated on/, /purchase that closes on .* Rules as of/, /not a pre-approval/]) {
    await expect(page.getByText(text).last()).toBeVisible()
  }
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

for (const address of ['/', '/business', '/privacy']) {
  test(`${address} prints dark texts, and no skip link`, async ({ page }) => {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.skip-link')).toBeHidden()
    // Colours of links change gradually.
    await expect.poll(() => findPaleTexts(page)).toEqual([])
  })
}

for (const address of ['/', '/business']) {
  test(`${address} prints headings on the page of what follows`, async ({ page }) => {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    const breaks = await page
      .locator('main :is(h1, h2, h3, summary, .section-head, .reviews-head)')
      .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).breakAfter))
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  })
}
