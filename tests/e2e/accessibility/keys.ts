import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Presses of Tab after which a control counts as unreachable by keyboard. */
const MAX_TAB_PRESSES = 120

/** Moves the focus to a control by Tab, as keyboard users do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < MAX_TAB_PRESSES; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, `reached by Tab within ${MAX_TAB_PRESSES} presses`).toBeFocused()
}

/** Moves the focus to a control by Tab and presses a key. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Moves the focus to a field by Tab and types; in a select, typing chooses an option by its first letters. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}
