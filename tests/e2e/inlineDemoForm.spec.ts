import type { Page } from '@playwright/test'
import { REQUEST_TIMEOUT_MS } from '#lib/leads/client.ts'
import { SIZES } from './accessibility/page.ts'
import { expect, test } from './fixtures.ts'
import { answerWith, FAILED_CALL, sampleFailures, hold, holdScripts, readMailTo, createEmail } from './leads/calls.ts'
import { fillDemo, openBusinessPage } from './leads/businessPage.ts'

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

  test('reports missing fields, and keeps the others', async ({ page }) => {
    const { form, submit } = inlineForm(page)
    await form.getByLabel('Company name').fill('Maple Lending')
    await submit.click()
    await expect(form.getByRole('alert')).toHaveText(INCOMPLETE)
    await expect(form.getByLabel('Contact name')).toBeFocused()
    await expect(form.getByLabel('Lender type')).toHaveAccessibleDescription(INCOMPLETE)
    await expect(form.getByLabel('Company name')).toHaveValue('Maple Lending')
    await expect(form.getByLabel('Company name')).not.toHaveAttribute('aria-invalid')
  })

  test('reports only a malformed email', async ({ page }) => {
    const { form, submit, email } = inlineForm(page)
    await fillDemo(form, 'ann@maple')
    await submit.click()
    await expect(email).toHaveAccessibleDescription(INVALID_EMAIL)
    await expect(form.getByText(INCOMPLETE)).toHaveCount(0)
    await email.fill('ann@maple.example')
    await expect(form.getByText(INVALID_EMAIL)).toHaveCount(0)
  })

  test('shows the confirmation in place of its button', async ({ page, site, expected }) => {
    expected.push(FAILED_CALL)
    const { form, submit } = inlineForm(page)
    await answerWith(page, 'demo', 500)
    const address = createEmail('inline')
    await fillDemo(form, address)
    await submit.click()
    await expect(form.getByRole('alert')).toHaveText(FAILURE)
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

  for (const [path, width] of [
    ['/business', 1024],
    ['/business', 1152],
    ['/fr/business', 1280],
  ] as const) {
    test(`${path} shows the options of its selects in full at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${site.url}${path}`)
      const missing = await page.locator('#demo select').evaluateAll((selects) =>
        selects.map((select) => {
          const { width: shown } = select.getBoundingClientRect()
          if (select instanceof HTMLElement) select.style.width = 'max-content'
          return Math.ceil(select.getBoundingClientRect().width - shown)
        }),
      )
      expect(missing).toHaveLength(3)
      expect(Math.max(...missing)).toBeLessThanOrEqual(0)
    })
  }

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

  for (const [situation, outcome] of sampleFailures(1)) {
    test(`${situation} shows an error, and nothing is lost`, async ({ page, expected }) => {
      expected.push(FAILED_CALL)
      await answerWith(page, 'demo', outcome)
      const { form, submit, email } = inlineForm(page)
      await fillDemo(form)
      await submit.click()
      await expect(form.getByRole('alert')).toHaveText(FAILURE)
      await expect(email).toHaveValue('ann@maple.example')
      await expect(submit).toBeEnabled()
    })
  }

  test('fails after ten seconds without an answer', { tag: '@full' }, async ({ page }) => {
    await page.clock.install()
    const { calls } = await hold(page, 'demo')
    const { form, submit } = inlineForm(page)
    await fillDemo(form)
    await submit.click()
    await expect.poll(() => calls.length).toBe(1)
    await page.clock.fastForward(REQUEST_TIMEOUT_MS)
    await expect(form.getByRole('alert')).toHaveText(FAILURE)
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

  test('the form shows an email address', async ({ page }) => {
    await page.goto('/business')
    await expect(page.locator('#demo noscript p')).toContainText('This form needs JavaScript.')
    await expect(page.locator('#demo noscript p')).toBeVisible()
    await expect(page.locator('#demo').getByRole('link', { name: 'partners@example.com' })).toHaveAttribute(
      'href',
      'mailto:partners@example.com',
    )
    await expect(inlineForm(page).submit).toBeHidden()
  })

  test('the calculator shows the results of its starting point', async ({ page }) => {
    await page.goto('/business')
    const calculator = page.locator('#impact-calculator')
    await expect(calculator.getByText('$70M')).toBeVisible()
    await expect(calculator.getByRole('slider')).toHaveCount(0)
    // The tail of a bubble would point at a thumb that is not there.
    const tails = await calculator
      .locator('output')
      .evaluateAll((outputs) => outputs.map((output) => getComputedStyle(output, '::after').display))
    expect(tails).toEqual(['none', 'none', 'none'])
  })
})
