import type { Page } from '@playwright/test'
import { getLinkHref } from '#lib/links/routes.ts'
import { expect, test } from './fixtures.ts'
import { choices, storeConsent } from './ingestion/choices.ts'
import { holdScripts } from './leads/calls.ts'

const getTop = (page: Page, section: string) =>
  page.locator(section).evaluate((element) => element.getBoundingClientRect().top)

test.beforeEach(({ context, site }) => storeConsent(context, site.url, ['essential']))

test('the calculator keeps input entered before its scripts loaded', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/business', { waitUntil: 'commit' })
  const calculator = page.locator('#impact-calculator')
  await calculator.getByRole('slider', { name: 'Leads per month' }).fill('3000')
  await calculator.getByRole('textbox', { name: 'Disqualified leads' }).fill('80')
  await calculator.getByRole('textbox', { name: 'Average deal size' }).fill('450,0')
  release()
  await expect(calculator.getByRole('textbox', { name: 'Leads per month' })).toHaveValue('3,000')
  await expect(calculator.getByRole('slider', { name: 'Disqualified leads' })).toHaveJSProperty('value', '80')
  // The visitor is still typing here.
  const dealSize = calculator.getByRole('textbox', { name: 'Average deal size' })
  await expect(dealSize).toHaveValue('450,0')
  await dealSize.pressSequentially('00')
  await dealSize.press('Enter')
  await expect(calculator.getByRole('slider', { name: 'Average deal size' })).toHaveJSProperty('value', '450000')
})

test('a visitor who scrolls before the scripts load is not moved to the anchor', async ({ page }) => {
  await page.clock.install()
  await page.goto('/support')
  const release = await holdScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Testimonials' }).click()
  await page.waitForURL('/#testimonials', { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.evaluate(() => document.fonts.ready)
  await page.locator('#faq').evaluate((section) => section.scrollIntoView())
  const top = await getTop(page, '#faq')
  release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'true')
  await page.clock.fastForward(2000)
  expect(Math.abs((await getTop(page, '#faq')) - top)).toBeLessThan(40)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a menu opened before the scripts arrive stays open, and is closed after a reload', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Main' })
    const release = await holdScripts(page)
    await page.goto('/support', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    release()
    await expect(menu.getByRole('link', { name: 'FAQ' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeHidden()
  })
})

test('a redirect waits while the cookie choices are open', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(getLinkHref('/', 'tamarack'))
  await page.clock.runFor(3400)
  await page.getByRole('link', { name: 'Privacy choices' }).click()
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(choices(page)).toBeVisible()
  await expect(page).toHaveURL(getLinkHref('/', 'tamarack'))
})
