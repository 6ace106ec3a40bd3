import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readMailTo, createEmail } from '../leads/calls.ts'
import { pressOn, tabTo, typeInto } from './keys.ts'
import { findFaults, openQuietly } from './page.ts'

const ASKED = "Your demo request has been submitted. We'll contact you soon!"

/** Fills in a demo form from the first field to the last. */
async function typeDemo(page: Page, form: Locator, email: string) {
  await typeInto(page, form.getByLabel('Company name'), 'Maple Lending')
  await typeInto(page, form.getByLabel('Contact name'), 'Ann Maple')
  await typeInto(page, form.getByLabel('Email'), email)
  await typeInto(page, form.getByLabel('Leads per month'), '500')
  await typeInto(page, form.getByLabel('Lender type'), 'B lender')
  await typeInto(page, form.getByLabel('Business type'), 'Credit')
}

/** Finds the link in a quoted-printable message, which breaks long lines and writes "=" as "=3D". */
function findUnsubscribeLink(message: string): string {
  const text = message.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  const [link = ''] = text.match(/https?:\/\/[^\s/]+\/unsubscribe\?token=[\w.~-]+/) ?? []
  return link
}

test.describe('by keyboard alone', () => {
  test('a question is opened and closed, and stays in its place', async ({ page, context, site }) => {
    await openQuietly(page, context, site.url)
    const question = page.locator('#faq details').nth(1)
    await tabTo(page, question.locator('summary'))
    const before = await question.boundingBox()
    await page.keyboard.press('Enter')
    await expect(question).toHaveAttribute('open')
    expect((await question.boundingBox())?.y).toBe(before?.y)
    await page.keyboard.press('Space')
    await expect(question).not.toHaveAttribute('open')
  })

  test('a demo is requested in the dialog', async ({ page, context, site }) => {
    await openQuietly(page, context, `${site.url}/business`)
    const opener = page.getByRole('main').getByRole('button', { name: 'Request a Demo' }).first()
    await pressOn(page, opener, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Book a demo with our team.' })
    // A key pressed before it opens would move the focus from its opener.
    await expect(dialog).toBeVisible()
    await typeDemo(page, dialog, 'keys-dialog@maple.example')
    await pressOn(page, dialog.getByRole('button', { name: 'Request a Demo' }), 'Enter')
    await expect(dialog.getByRole('status')).toHaveText(ASKED)
    await pressOn(page, dialog.getByRole('button', { name: 'Close', exact: true }), 'Space')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('the 1-pager is requested', async ({ page, context, site }) => {
    await openQuietly(page, context, `${site.url}/business`)
    const opener = page.getByRole('main').getByRole('button', { name: 'Email Me the 1 pager' }).first()
    await pressOn(page, opener, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Get the 1-pager' })
    // A key pressed before it opens would move the focus from its opener.
    await expect(dialog).toBeVisible()
    await typeInto(page, dialog.getByLabel('Full name'), 'Ann Maple')
    await typeInto(page, dialog.getByLabel('Company name'), 'Maple Lending')
    await typeInto(page, dialog.getByLabel('Email'), 'keys-pager@maple.example')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status')).not.toBeEmpty()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  test("a demo is requested in the page, and its mail's link unsubscribes", async ({ page, context, site }) => {
    await openQuietly(page, context, `${site.url}/business`)
    const form = page.locator('#demo form')
    const address = createEmail('keys-page')
    await typeDemo(page, form, address)
    await pressOn(page, form.getByRole('button', { name: 'Request a Demo' }), 'Enter')
    await expect(form.getByRole('status')).toHaveText(ASKED)
    await expect(form.getByRole('status')).toBeFocused()

    await expect.poll(() => readMailTo(site, address)).toHaveLength(1)
    const [message = ''] = await readMailTo(site, address)
    await page.goto(findUnsubscribeLink(message))
    await expect(page.getByRole('main')).toContainText(address)
    expect(await findFaults(page)).toEqual([])
    await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }), 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
  })

  test('the calculator is set, opened and read', async ({ page, context, site }) => {
    await openQuietly(page, context, `${site.url}/business`)
    const calculator = page.locator('#impact-calculator')
    await tabTo(page, calculator.getByRole('slider', { name: 'Leads per month' }))
    await page.keyboard.press('End')
    await expect(calculator.getByRole('textbox', { name: 'Leads per month' })).toHaveValue('5,000')
    await tabTo(page, calculator.getByRole('textbox', { name: 'Average deal size' }))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('700000')
    await page.keyboard.press('Enter')
    await expect(calculator.getByRole('textbox', { name: 'Average deal size' })).toHaveValue('$700,000')
    await page.keyboard.press('Shift+Tab')
    await pressOn(page, calculator.getByRole('button', { name: 'See funnel Impact' }), 'Enter')
    await expect(calculator.getByRole('region', { name: 'Your funnel with Homie' })).toBeVisible()
    await expect(calculator.getByRole('status')).toContainText('Results updated')
    await pressOn(page, calculator.locator('summary', { hasText: 'How we calculate this' }), 'Enter')
    await expect(calculator.getByText('Yearly leads = leads per month × 12.')).toBeVisible()
  })

  test('the waitlist is joined after a corrected mistake', async ({ page, context, site }) => {
    await openQuietly(page, context, `${site.url}/android-waitlist`)
    const email = page.getByRole('textbox', { name: 'Email' })
    await typeInto(page, email, 'amelie')
    await page.keyboard.press('Enter')
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(email).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('@keys.example')
    await pressOn(page, page.getByRole('button', { name: 'Notify me' }), 'Space')
    await expect(page.getByRole('status').filter({ hasText: 'Thank you for signing up!' })).toBeFocused()
  })

  test('a legal page is read from its contents, and its table is reached', async ({ page, context, site }) => {
    await openQuietly(page, context, `${site.url}/cookie-policy`)
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()
    await pressOn(page, entry, 'Enter')
    const target = new URL((await entry.getAttribute('href')) ?? '', page.url()).hash
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    await expect(page.locator(`${target} h2`)).toBeInViewport()
    // The next Tab leads to the control after the heading, not to the top of the page.
    await page.keyboard.press('Tab')
    const isPast = await page.locator(`${target} h2`).evaluate((heading) => {
      const place = document.activeElement ?? document.body
      return (heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    })
    expect(isPast).toBe(true)
    await tabTo(page, page.getByRole('main').getByRole('region'))
  })

  test('the skip link passes the menu', async ({ page, context, site }) => {
    await openQuietly(page, context, `${site.url}/support`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
})

test.describe('by keyboard alone, on pages that redirect', () => {
  /** Crawlers are not redirected. */
  test.use({ userAgent: 'Googlebot/2.1' })

  test('the code is reached from a partner’s link, and the link from the code', async ({ page, context, site }) => {
    await openQuietly(page, context, `${site.url}/v1/link/tamarack`)
    await pressOn(page, page.getByRole('link', { name: 'Show the QR code' }), 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan to See Your Buying Power')
    const link = page.getByRole('main').locator('a[href*="/v1/link/tamarack"]')
    await pressOn(page, link, 'Enter')
    await expect(page).toHaveURL(/\/v1\/link\/tamarack$/)
  })

  test('the cookie choices are opened from a partner’s link', async ({ page, context, site }) => {
    await openQuietly(page, context, `${site.url}/v1/link/tamarack`)
    await pressOn(page, page.getByRole('link', { name: 'Privacy choices' }), 'Enter')
    await expect(page.getByRole('dialog', { name: 'Customize cookies' })).toBeVisible()
  })
})
