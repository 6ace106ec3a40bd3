import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerWith, FAILED_CALL, readMailTo, createEmail } from './leads/calls.ts'
import { openBusinessPage, openDialog } from './leads/businessPage.ts'

const FAILURE = 'Something went wrong. Please try again.'

async function open(page: Page) {
  const { opener, dialog } = await openDialog(page, 'Email Me the 1 pager', 'Get the 1-pager')
  const name = dialog.getByLabel('Full name')
  const company = dialog.getByLabel('Company name')
  const email = dialog.getByLabel('Email')
  const submit = dialog.getByRole('button', { name: 'Email Me the 1 pager' })
  return {
    opener,
    dialog,
    submit,
    name,
    company,
    email,
    fill: async (address = 'ann@maple.example') => {
      await name.fill('Ann Maple')
      await company.fill('Maple Lending')
      await email.fill(address)
    },
  }
}

test.beforeEach(({ page, context, site }) => openBusinessPage(page, context, site.url))

test('an empty form reports every field, then a malformed email alone', async ({ page }) => {
  const { dialog, submit, fill, name, company, email } = await open(page)
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please fill out all fields')
  await expect(name).toBeFocused()
  for (const field of [name, company, email]) {
    await expect(field).toHaveAccessibleDescription('Please fill out all fields')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }

  await fill('ann maple@example.com')
  await submit.click()
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(email).toBeFocused()
  await expect(dialog.getByText('Please fill out all fields')).toHaveCount(0)
})

test('a request for the 1-pager is confirmed', async ({ page, site }) => {
  const { dialog, submit, fill } = await open(page)
  const address = createEmail('pager')
  await fill(address)
  const sent = page.waitForRequest('**/api/website/register-1-pager')
  await submit.click()
  await expect(dialog.getByText('Success!', { exact: true })).toBeVisible()
  await expect(dialog.getByText('You will receive an email with the 1-pager shortly.')).toBeVisible()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ann Maple',
    email: address,
    company: 'Maple Lending',
  })
  await expect.poll(() => readMailTo(site, address)).toEqual([expect.stringContaining('application/pdf')])
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
})

test('too many calls show an error, and closing forgets it', async ({ page, expected }) => {
  expected.push(FAILED_CALL)
  await answerWith(page, 'one-pager', 429)
  const { dialog, submit, fill, name } = await open(page)
  await fill()
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText(FAILURE)
  await expect(name).toHaveValue('Ann Maple')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const again = await open(page)
  await expect(again.dialog.getByRole('alert')).toHaveCount(0)
  await expect(again.name).toHaveValue('')
})
