import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** The banner, by the name an assistive technology gives it. */
export const banner = (page: Page) => page.getByRole('dialog', { name: 'Your choice about cookies' })
/** The dialog of categories. */
export const choices = (page: Page) => page.getByRole('dialog', { name: 'Customize cookies' })

/** Answers the banner on the page that is open. */
export async function choose(page: Page, answer: 'Accept all' | 'Reject all'): Promise<void> {
  await banner(page).getByRole('button', { name: answer }).click()
  await expect(banner(page)).toBeHidden()
}

/** Remembers an earlier choice, so that a page opens without asking. */
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
