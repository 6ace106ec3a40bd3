import type { Page } from '@playwright/test'
import { SIZES } from './accessibility/page.ts'
import { expect, test } from './fixtures.ts'
import { answerWith, FAILED_CALL, hold, holdScripts, readMailTo, createEmail } from './leads/calls.ts'
import { fillDemo, openBusinessPage } from './leads/businessPage.ts'

test.use({ reducedMotion: 'no-preference' })

const SUCCESS = "Your demo request has been submitted. We'll contact you soon!"
const FAILURE = 'Something went wrong. Please try again.'
const INCOMPLETE = 'Please fill out all fields'
const INVALID_EMAIL = 'Please enter a valid email address'

function inlineForm(page: Page) {
  const form = page.locator('#demo form')
  return { form, submit: form.getByRole('button', { name: 'Request a Demo' }), email: form.getByLabel('Email') }
}

test.describe('the demo form on the page', () => {
  test.beforeEach(({ page, context, site }) => openBusinessPage(page, context, site.url))

  test('reports missing fields, then a malformed email alone', async ({ page }) => {
    const { form, submit, email } = inlineForm(page)
    await form.getByLabel('Company name').fill('Maple Lending')
    await submit.click()
    await expect(form.getByRole('alert')).toHaveText(INCOMPLETE)
    await expect(form.getByLabel('Contact name')).toBeFocused()
    await expect(form.getByLabel('Lender type')).toHaveAccessibleDescription(INCOMPLETE)
    await expect(form.getByLabel('Company name')).toHaveValue('Maple Lending')
    await expect(form.getByLabel('Company name')).not.toHaveAttribute('aria-invalid')

    await fillDemo(form, 'ann@maple')
    await submit.click()
    await expect(email).toHaveAccessibleDescription(INVALID_EMAIL)
    await expect(form.getByText(INCOMPLETE)).toHaveCount(0)
    await email.fill('ann@maple.example')
    await expect(form.getByText(INVALID_EMAIL)).toHaveCount(0)
  })

  test('loses nothing in a failed call, and shows the confirmation in place of its button', async ({
    page,
    site,
    expected,
  }) => {
    expected.push(FAILED_CALL)
    const { form, submit, email } = inlineForm(page)
    await answerWith(page, 'demo', 500)
    const address = createEmail('inline')
    await fillDemo(form, address)
    await submit.click()
    await expect(form.getByRole('alert')).toHaveText(FAILURE)
    await expect(email).toHaveValue(address)
    await page.unroute('**/api/website/register-demo')
    await submit.click()
    await expect(form.getByRole('status')).toHaveText(SUCCESS)
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expect(form.getByRole('button')).toHaveCount(0)
    await expect.poll(() => readMailTo(site, address)).toHaveLength(1)
  })

  test('keeps the confirmation in view on a phone', async ({ page }) => {
    await page.setViewportSize(SIZES.phone)
    await answerWith(page, 'demo', 200)
    const { form, submit } = inlineForm(page)
    await fillDemo(form)
    await submit.click()
    await expect(form.getByLabel('Company name')).toBeHidden()
    await expect.poll(() => form.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    await expect(form.getByRole('status')).toBeInViewport({ ratio: 1 })
  })

  test('shows the options of its selects in full', async ({ page, site }) => {
    for (const [path, width] of [
      ['/business', 1024],
      ['/business', 1152],
      ['/fr/business', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      if (!page.url().endsWith(path)) await page.goto(`${site.url}${path}`)
      const missing = await page.locator('#demo select').evaluateAll((selects) =>
        selects.map((select) => {
          const { width: shown } = select.getBoundingClientRect()
          if (!(select instanceof HTMLElement)) return undefined
          select.style.width = 'max-content'
          const { width: needed } = select.getBoundingClientRect()
          select.style.width = ''
          return needed > shown
        }),
      )
      expect(missing, `${path} at ${width} px`).toEqual([false, false, false])
    }
  })

  test('keeps the confirmation in view and focused after a second click', async ({ page }) => {
    await answerWith(page, 'demo', 200)
    const { form, submit } = inlineForm(page)
    await fillDemo(form)
    // Slow, so that the click comes while the fields collapse.
    await form.locator('.form-fields').evaluate(({ style }) => style.setProperty('transition-duration', '2s'))
    await submit.click()
    const message = form.getByRole('status')
    await expect(message).toBeFocused()
    await page.mouse.click(5, 300)
    await expect(message).not.toBeFocused()
    await expect(message).toBeFocused()
    await expect(message).toBeInViewport({ ratio: 1 })
  })

  test('does not scroll back a visitor who moved on', async ({ page }) => {
    const { calls, release } = await hold(page, 'demo')
    const { form, submit } = inlineForm(page)
    await fillDemo(form)
    await submit.click()
    await expect.poll(() => calls.length).toBe(1)
    const entry = page.locator('#impact-calculator').getByRole('textbox').first()
    await entry.fill('1')
    release()
    await expect(form.getByRole('status')).toHaveText(SUCCESS)
    await expect(entry).toBeFocused()
    await expect(entry).toHaveValue('1')
  })

  test('can be filled in and sent before its checks have loaded', async ({ page }) => {
    await answerWith(page, 'demo', 200)
    const release = await holdScripts(page)
    const { form, submit } = inlineForm(page)
    await fillDemo(form)
    await submit.click()
    release()
    await expect(form.getByRole('status')).toHaveText(SUCCESS)
  })

  test('reports a malformed email entered before its checks had loaded', async ({ page }) => {
    const release = await holdScripts(page)
    const { form, email } = inlineForm(page)
    const saidAloud = form.locator('.field', { has: page.getByLabel('Email') }).locator('[aria-live=polite]')
    await email.fill('ann@maple')
    await email.blur()
    await expect(saidAloud).toBeEmpty()
    release()
    await expect(saidAloud).toHaveText(INVALID_EMAIL)
    await expect(email).toHaveAccessibleDescription(INVALID_EMAIL)
    await expect(email).toHaveValue('ann@maple')
  })
})

test('a malformed email entered before the scripts had loaded is reported', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/business', { waitUntil: 'commit' })
  const { email } = inlineForm(page)
  await email.fill('ann@maple')
  await email.blur()
  release()
  await expect(email).toHaveAccessibleDescription(INVALID_EMAIL)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculator shows the results of its starting point', async ({ page }) => {
    await page.goto('/business')
    const calculator = page.locator('#impact-calculator')
    await expect(calculator.getByText('$70M')).toBeHidden()
    await calculator.getByRole('button', { name: 'See funnel Impact' }).click()
    await expect(calculator.getByText('$70M')).toBeVisible()
    await expect(calculator.getByRole('slider')).toHaveCount(0)
    // The tail of a bubble would point at a thumb that is not there.
    const tails = await calculator
      .locator('output')
      .evaluateAll((outputs) => outputs.map((output) => getComputedStyle(output, '::after').display))
    expect(tails).toEqual(['none', 'none', 'none'])
  })
})
