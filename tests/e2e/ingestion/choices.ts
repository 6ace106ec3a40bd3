import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** The cookie banner. */
export const banner = (page: Page) => page.getByRole('dialog', { name: 'Your choice about cookies' })
/** The dialog of categories. */
export const choices = (page: Page) => page.getByRole('dialog', { name: 'Customize cookies' })

/** Clicks an answer of the banner. */
export async function choose(page: Page, answer: 'Accept all' | 'Reject all'): Promise<void> {
  await banner(page).getByRole('button', { name: answer }).click()
  await expect(banner(page)).toBeHidden()
}

/** Stores an earlier cookie choice, so that a page opens without the banner. */
export async function storeConsent(
  context: BrowserContext,
  url: string,
  categories: readonly ('essential' | 'analytics')[],
  revision = 1,
): Promise<void> {
  const now = new Date().toISOString()
  const choice = {
    categories,
    revision,
    data: { underPrivacyControl: false },
    consentTimestamp: now,
    consentId: crypto.randomUUID(),
    services: {},
    languageCode: 'en-CA',
    lastConsentTimestamp: now,
    expirationTime: Date.now() + 86_400_000,
  }
  await context.addCookies([{ name: 'homie_consent', value: encodeURIComponent(JSON.stringify(choice)), url }])
}
