import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Presses of Tab after which something is taken to be out of the keyboard's reach. */
const MAX_TAB_PRESSES = 120

/** Goes to a control by Tab alone, as keyboard users do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < MAX_TAB_PRESSES; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, `reached by Tab within ${MAX_TAB_PRESSES} presses`).toBeFocused()
}

/** Goes to a control by Tab and presses a key there. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes to a field by Tab and types; a list is typed into as well, by the beginning of an entry. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}
