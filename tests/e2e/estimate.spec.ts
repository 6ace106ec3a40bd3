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
