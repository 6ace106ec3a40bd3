import type { Page, Route } from '@playwright/test'
import { FORM_PATHS } from '#lib/forms.ts'
import { expect, test } from './fixtures.ts'
import { translatePage } from './translatePage.ts'

const CALL = `**${FORM_PATHS['android-waitlist']}`
const THANKS = 'Thank you for signing up! We will notify you when the app is available.'
const ADDRESS = 'amelie@example.com'

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const notify = (page: Page) => page.getByRole('button', { name: /Notify me|Submitting/ })

/** Answers the call in place of the server, and counts how often it is made. */
async function answer(page: Page, reply: (route: Route) => Promise<void>): Promise<{ count: number }> {
  const calls = { count: 0 }
  await page.route(CALL, async (route) => {
    calls.count += 1
    await reply(route)
  })
  return calls
}

const accepted = (route: Route) => route.fulfill({ json: { success: true } })

test.beforeEach(({ page }) => page.goto('/android-waitlist'))

test('an invalid address is reported and not sent, and a valid one clears the message', async ({ page }) => {
  const calls = await answer(page, accepted)
  for (const [value, message] of [
    ['', 'Email is required'],
    ['amelie', 'Please enter a valid email address'],
    ['   ', 'Email is required'],
    ['am elie@example.com', 'Please enter a valid email address'],
    ['', 'Email is required'],
    ['amelie@example', 'Please enter a valid email address'],
  ] as const) {
    await email(page).fill(value)
    await notify(page).click()
    await expect(page.getByText(message), value).toBeVisible()
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(email(page)).toHaveAccessibleDescription(message)
    await expect(email(page)).toBeFocused()
  }
  expect(calls.count).toBe(0)
  await email(page).fill('')
  await email(page).pressSequentially(ADDRESS)
  await expect(page.getByText('Please enter a valid email address')).toBeHidden()
  await expect(email(page)).not.toHaveAttribute('aria-invalid', 'true')
})

test('the message under the field follows the address on a translated page', async ({ page }) => {
  await notify(page).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await translatePage(page)
  await email(page).fill('amelie')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
})

test('"Submitting" shows while the call is pending, and clicks are ignored', async ({ page }) => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const calls = await answer(page, async (route) => {
    await finished
    await accepted(route)
  })
  await email(page).fill(ADDRESS)
  await page.evaluate(() => document.fonts.ready)
  const { width } = (await notify(page).boundingBox()) ?? {}
  await notify(page).click()
  await expect(page.getByText('Submitting')).toBeVisible()
  expect((await notify(page).boundingBox())?.width, 'the button keeps its width').toBe(width)
  // A person does not wait for the button to be enabled.
  await notify(page).dispatchEvent('click')
  await page.keyboard.press('Enter')
  finish()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(calls.count).toBe(1)
})

test('a refusal of the server shows the thank-you, and is logged', async ({ page, expected }) => {
  expected.push(/Failed to register user/)
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed to register user'))
  await answer(page, (route) => route.fulfill({ json: { success: false, error: 'store_unavailable' } }))
  await email(page).fill(ADDRESS)
  await notify(page).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect((await logged).text()).toContain('store_unavailable')
})

test('a failed call keeps the form and its input, and can be repeated', async ({ page, expected }) => {
  expected.push(/Failed to register user/, /ERR_FAILED/)
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed to register user'))
  let broken = true
  await answer(page, (route) => (broken ? route.abort() : accepted(route)))
  await email(page).fill(ADDRESS)
  await notify(page).click()
  await logged
  await expect(notify(page)).toHaveAccessibleName('Notify me')
  await expect(notify(page)).toBeEnabled()
  await expect(email(page)).toHaveValue(ADDRESS)
  await expect(page.getByText(THANKS)).toBeHidden()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(email(page)).not.toHaveAttribute('aria-invalid', 'true')
  broken = false
  await notify(page).click()
  await expect(page.getByText(THANKS)).toBeVisible()
})

test('a submit before the checks have loaded waits for them', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/_next/static/chunks/**', async (route) => {
    await arrived
    await route.continue()
  })
  await email(page).fill('amelie@example')
  await email(page).press('Enter')
  await expect(email(page)).toHaveValue('amelie@example')
  arrive()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
})
