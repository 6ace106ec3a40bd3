import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

async function fill(page: Page) {
  await field(page, 'Household income').fill('120,000')
  await field(page, 'Debt payments').fill('700')
  await field(page, 'Savings').fill('60 000')
}

test('typing shows the estimate, keeps it over bad input, and announces once', async ({ page }) => {
  await page.goto('/estimate')
  const result = page.getByRole('region', { name: 'Your estimate' })
  const announcement = page.locator('main [role="status"]')
  await expect(result).toContainText('Your estimate appears here')
  await fill(page)
  await expect(result).toContainText('$530,000')
  await expect(result).toContainText('Your debts set the limit')
  await expect(page.getByText('Ontario land transfer tax').first()).toBeVisible()
  await expect(announcement).toHaveText(/^Estimate: \$530,000\. Your debts set the limit/)

  await field(page, 'Debt payments').fill('-5')
  await expect(field(page, 'Debt payments')).toHaveAccessibleDescription(/Enter 0 or more\./)
  await expect(result).toContainText('$530,000')
  await field(page, 'Debt payments').fill('9000')
  await expect(result).toContainText('these debt payments take up the share')
  await expect(field(page, 'Debt payments')).toHaveAccessibleDescription(/^Loans[^!]*none\.$/)
})

test('Back restores what was typed, with the changed assumptions in view', async ({ page }) => {
  await page.goto('/estimate')
  await page.getByText('Assumptions', { exact: true }).click()
  await field(page, 'Mortgage rate').fill('6')
  await page.goto('/support')
  await page.goBack()
  await expect(field(page, 'Mortgage rate')).toHaveValue('6')
  await expect(field(page, 'Mortgage rate')).toBeVisible()
})

test('amounts are sent in no request, and are restored from a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')))
  await page.goto('/estimate')
  await fill(page)
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/estimate#income=120%2C000&debts=700&savings=60\+000$/)

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText('$530,000')
  // Analytics reads the address of the page.
  await expect(page).toHaveURL(/\/estimate$/)

  // A link pasted into the same tab changes only the fragment. Analytics reads the address as it changes.
  await page.evaluate(() =>
    addEventListener('popstate', () => document.documentElement.setAttribute('data-read', location.href)),
  )
  await page.evaluate((href) => location.assign(href), link.replace('120%2C000', '100%2C000'))
  await expect(field(page, 'Household income')).toHaveValue('100,000')
  // Fields that the link leaves out have their initial value, and changed assumptions are shown.
  await field(page, 'Condo fees').fill('600')
  await page.evaluate((href) => location.assign(`${href}&rate=6`), link)
  await expect(field(page, 'Condo fees')).toHaveValue('0')
  await expect(field(page, 'Mortgage rate')).toBeVisible()
  await page.evaluate((href) => location.assign(href), link.replace('120%2C000', '100%2C000'))
  await expect(page.locator('html')).toHaveAttribute('data-read', /\/estimate$/)
  await field(page, 'Household income').fill('120,000')

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(field(page, 'Copy a link')).toBeFocused()
  await expect(field(page, 'Copy a link')).toHaveValue(link)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
  expect(requested.filter((request) => /120%2C000|120,000|120000|60\+000/.test(request))).toEqual([])
})

test('a payment, a new home and its closing day lead to their figures', async ({ page }) => {
  await page.goto('/estimate')
  await fill(page)
  await page.getByText('Start from a payment').click()
  await field(page, 'What you can pay').fill('2,600')
  await expect(page.getByText('Your payment carries up to about').locator('..')).toContainText('$534,000')
  await page.getByLabel('Is it a new home?').selectOption('Yes')
  await expect(page.getByText('GST on a new home').first().locator('..')).toContainText('$26,500')
  await page.getByText('Assumptions', { exact: true }).click()
  await page.getByLabel('Where you would buy').selectOption('Québec City, Québec')
  const closing = page.getByLabel('When the purchase closes')
  await closing.fill('2040-02-01')
  await expect(page.getByText('For a purchase that closes on February 1, 2040.')).toBeVisible()
  await closing.fill('2025-02-01')
  await expect(page.getByText('The closing day has passed. Choose today or a later day.')).toBeVisible()
  await expect(page.getByText('For a purchase that closes on February 1')).toHaveCount(0)
  await page.getByLabel('Where you would buy').selectOption('Nova Scotia')
  await page.getByRole('button', { name: 'Keep these numbers' }).click()
  await expect(page.getByRole('row', { name: 'Taxes to pay in cash' })).toContainText('Set by the municipality')
  await page.getByLabel('Is it your first home?').selectOption('No')
  await page.getByLabel('Is it a new home?').selectOption('No')
  await page.getByLabel('Time to pay it off').selectOption('30 years')
  await expect(page.getByText('30 years are for first-time buyers')).toBeVisible()
})

test('two cases stand side by side, also from a link, which no request has', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/estimate')
  await fill(page)
  await page.getByRole('button', { name: 'Keep these numbers' }).click()
  await expect(page.getByText('Now change a number above')).toBeVisible()
  await field(page, 'Debt payments').fill('400')
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('Debt payments')).toContainText(/\$700\s*\$400/)
  await expect(row('A home price')).toContainText(/\$530,000\s*\$\d/)
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  // The other language goes on with the same numbers, without leaving them in the address.
  await page.locator('a.language-switch:visible').first().click()
  await expect(page).toHaveURL(/\/fr\/estimate$/)
  await expect(page.locator('[name=debts]')).toHaveValue('400')
  await expect(page.locator('[name=income]')).toHaveValue('120,000')
  await page.goto('about:blank')
  await page.goto(link)
  await expect(row('Debt payments')).toContainText(/\$700\s*\$400/)
  await expect(page).toHaveURL(/\/estimate$/)
  await page.getByRole('button', { name: 'Remove the kept case' }).click()
  await expect(row('Debt payments')).toBeHidden()

  // A link with nothing but a kept case leaves no number in the address either, which analytics reads.
  await page.goto('about:blank')
  await page.goto('/estimate#kept=income%3D90000')
  await expect(page).toHaveURL(/\/estimate$/)
})

test('a plan says when the down payment is saved and which accounts hold it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-28T12:00:00-05:00'))
  await page.goto('/estimate')
  await fill(page)
  await expect(page.getByText('Saved in 46 months, by September 2030.')).toBeVisible()
  await field(page, 'Savings per month').fill('2000')
  await expect(page.getByText('Saved in 23 months, by October 2028.')).toBeVisible()
  await expect(page.getByText('First Home Savings Accounts can hold').locator('..')).toContainText('$24,000')
  await page.getByLabel('First-time buyers', { exact: true }).selectOption('2')
  await expect(page.getByText('First Home Savings Accounts can hold').locator('..')).toContainText('$48,000')
  await field(page, 'Savings per month').fill('x')
  await expect(field(page, 'Savings per month')).toHaveAccessibleDescription(/Enter digits only/)
})
