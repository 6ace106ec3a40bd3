import type { BrowserContext, Locator, Page } from '@playwright/test'
import { storeConsent } from '../ingestion/choices.ts'
import { expect } from '../fixtures.ts'
import { waitUntilSettled } from '../product/scripts.ts'

/** Opens the business page with a stored cookie choice and waits until the page has settled. */
export async function openBusinessPage(page: Page, context: BrowserContext, url: string): Promise<void> {
  await storeConsent(context, url, ['essential'])
  await page.goto(`${url}/business`)
  await waitUntilSettled(page)
}

/** Opens a dialog with its button in the hero. */
export async function openDialog(page: Page, button: string, title: string) {
  const opener = page.getByRole('main').getByRole('button', { name: button }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return { opener, dialog }
}

/** Fills in every field of a demo form. */
export async function fillDemo(form: Locator, email = 'ann@maple.example'): Promise<void> {
  await form.getByLabel('Company name').fill('Maple Lending')
  await form.getByLabel('Contact name').fill('Ann Maple')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Leads per month').selectOption('500–1,500')
  await form.getByLabel('Lender type').selectOption('B lender (alternative)')
  await form.getByLabel('Business type').selectOption('Credit union')
}
