import { expect, test } from './fixtures.ts'
import { answerWith, FAILED_CALL, hold, holdScripts, readMailTo, createEmail } from './leads/calls.ts'
import { fillDemo, openBusinessPage, openDialog } from './leads/businessPage.ts'
import type { Page } from '@playwright/test'

test.use({ reducedMotion: 'no-preference' })

const SUCCESS = "Your demo request has been submitted. We'll contact you soon!"
const FAILURE = 'Something went wrong. Please try again.'
const INVALID_EMAIL = 'Please enter a valid email address'

async function open(page: Page) {
  const { opener, dialog } = await openDialog(page, 'Request a Demo', 'Book a demo with our team.')
  return {
    opener,
    dialog,
    submit: dialog.getByRole('button', { name: 'Request a Demo' }),
    email: dialog.getByLabel('Email'),
  }
}

test.beforeEach(({ page, context, site }) => openBusinessPage(page, context, site.url))

test('the dialog opens empty, and cannot be sent until it is valid', async ({ page }) => {
  const { dialog, submit, email } = await open(page)
  for (const select of ['Leads per month', 'Lender type', 'Business type']) {
    await expect(dialog.getByLabel(select).locator('option:checked')).toHaveText('Please Select')
  }
  await expect(submit).toBeDisabled()
  await fillDemo(dialog)
  await expect(submit).toBeEnabled()
  await email.fill('ann@maple')
  await expect(submit).toBeDisabled()
})

test('a name of any length can be sent, cut to the limit', { tag: '@full' }, async ({ page }) => {
  const { dialog, submit } = await open(page)
  await fillDemo(dialog)
  for (const label of ['Company name', 'Contact name']) {
    await dialog.getByLabel(label).focus()
    await page.keyboard.insertText('M'.repeat(300))
    await expect(dialog.getByLabel(label)).toHaveValue(/M{99}/)
    await expect(submit).toBeEnabled()
  }
})

test('an email turns invalid when it is left malformed, and clears with a valid one', async ({ page }) => {
  const { dialog, email } = await open(page)
  await email.focus()
  await email.blur()
  await expect(dialog.getByText(INVALID_EMAIL)).toHaveCount(0)
  await email.pressSequentially('ann@')
  await expect(dialog.getByText(INVALID_EMAIL)).toHaveCount(0)
  await email.blur()
  await expect(email).toHaveAccessibleDescription(INVALID_EMAIL)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.pressSequentially('maple')
  await expect(email).toHaveAccessibleDescription(INVALID_EMAIL)
  await email.pressSequentially('.example')
  await expect(email).toHaveAccessibleDescription('')
})

test('a request is stored, answered by mail, and its button becomes "Close"', async ({ page, site }) => {
  const address = createEmail('dialog')
  const { dialog, submit } = await open(page)
  await fillDemo(dialog, address)
  const sent = page.waitForRequest('**/api/website/register-demo')
  await submit.click()
  await expect(dialog.getByRole('status')).toHaveText(SUCCESS)
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ann Maple',
    email: address,
    company: 'Maple Lending',
    leadsPerMonth: '500-1500',
    lenderType: 'b-lender',
    type: 'credit-union',
  })
  await expect.poll(() => readMailTo(site, address)).toHaveLength(1)
  const close = dialog.getByRole('button', { name: 'Close', exact: true })
  await expect(close).toBeFocused()
  await expect(close).toHaveAccessibleDescription(SUCCESS)
  await close.click()
  await expect(dialog).toBeHidden()
  const again = await open(page)
  await expect(again.dialog.getByLabel('Company name')).toHaveValue('')
  await expect(again.dialog.getByText(SUCCESS)).toHaveCount(0)
})

test('while a request is pending, another click sends nothing', async ({ page }) => {
  const { calls, release } = await hold(page, 'demo')
  const { dialog, submit, email } = await open(page)
  await fillDemo(dialog)
  await submit.click()
  await expect(dialog.getByRole('button', { name: 'Submitting' })).toBeVisible()
  await expect.poll(() => calls.length).toBe(1)
  await dialog.getByRole('button', { name: 'Submitting' }).click({ force: true })
  await email.press('Enter')
  release()
  await expect(dialog.getByRole('status')).toHaveText(SUCCESS)
  expect(calls).toHaveLength(1)
})

test('a failed call leads back to the form, which can be sent again', async ({ page, expected }) => {
  expected.push(FAILED_CALL)
  await answerWith(page, 'demo', 'offline')
  const { dialog, submit } = await open(page)
  await fillDemo(dialog)
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText(FAILURE)
  await expect(dialog.getByLabel('Company name')).toHaveValue('Maple Lending')
  await expect(dialog.getByRole('alert'), 'in a window lower than the dialog').toBeInViewport({ ratio: 1 })
  await expect(submit, 'in a window lower than the dialog').toBeInViewport({ ratio: 1 })
  await answerWith(page, 'demo', 200)
  await submit.click()
  await expect(dialog.getByRole('status')).toHaveText(SUCCESS)
})

test('Escape aborts a pending request and resets the form', async ({ page }) => {
  const { calls } = await hold(page, 'demo')
  const { opener, dialog, submit } = await open(page)
  await fillDemo(dialog)
  await submit.click()
  await expect.poll(() => calls.length).toBe(1)
  const ended = page.waitForEvent('requestfailed')
  await page.keyboard.press('Escape')
  expect((await ended).url()).toContain('register-demo')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  const again = await open(page)
  await expect(again.email).toHaveValue('')
  await expect(again.submit).toBeDisabled()
  await expect(again.dialog.getByRole('alert')).toHaveCount(0)
})

test('neither Tab nor a click leaves the dialog; its close button does', async ({ page }) => {
  const { opener, dialog } = await open(page)
  const stops = await dialog.locator('a, button, input, select').count()
  for (let stop = 0; stop <= stops; stop++) {
    await page.keyboard.press('Tab')
    // Between the last stop and the first one focus is with the browser's own controls, and the page has none.
    const behind = page.locator('body :focus:not(dialog, dialog *)')
    await expect(behind, `after ${stop + 1} presses`).toHaveCount(0)
  }
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('input typed before the checks have loaded is kept and checked', async ({ page }) => {
  const release = await holdScripts(page)
  const { dialog, submit } = await open(page)
  await fillDemo(dialog)
  await dialog.getByLabel('Company name').focus()
  await expect(submit).toBeDisabled()
  release()
  await expect(submit).toBeEnabled()
  await expect(dialog.getByLabel('Company name')).toHaveValue('Maple Lending')
})

test('the dialog opens with an error when the checks cannot be loaded', async ({ page, expected }) => {
  expected.push(/_next\/static|Failed to load/)
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  const { dialog, submit } = await open(page)
  await expect(dialog.getByRole('alert')).toHaveText(FAILURE)
  await expect(submit).toBeEnabled()
})
