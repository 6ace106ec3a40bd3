import type { BrowserContext, Page } from '@playwright/test'
import { storeConsent } from '../ingestion/choices.ts'
import { waitUntilSettled } from '../product/scripts.ts'
import { findAxeFaults } from './axe.ts'
import { findFocusFaults } from './focus.ts'
import type { Round } from './focus.ts'
import { findForcedColourFaults } from './forcedColours.ts'
import { findMotionFaults } from './motion.ts'
import { findOverflowFaults } from './textOverflow.ts'
import { findStructureFaults } from './structure.ts'
import { findTargetFaults } from './targets.ts'

/** The window sizes at which every page and state is checked. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const

/** A window of 1280 by 1024 pixels at 400% (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 }

/** Opens a page for a visitor who has answered the cookie question, and waits until it is interactive. */
export async function openQuietly(page: Page, context: BrowserContext, url: string): Promise<void> {
  await storeConsent(context, new URL(url).origin, ['essential'])
  await page.goto(url)
  await waitUntilSettled(page)
}

/** Resets a page: scrolled to the top, without focus. */
export const startOver = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

interface What {
  /** True if a modal is open. */
  modal?: boolean
  /** Parts that are not the site's own, as CSS selectors. */
  without?: readonly string[]
}

/** Lists all faults of what the page shows now. */
export async function findFaults(page: Page, { modal, without }: What = {}): Promise<string[]> {
  return [
    ...(await findAxeFaults(page, without)),
    ...(await findStructureFaults(page, { modal })),
    ...(await findTargetFaults(page)),
    ...(await findOverflowFaults(page)),
  ]
}

/** Lists the faults of a page at 400% zoom in the current window. */
async function findZoomFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  await page.setViewportSize(ZOOMED)
  const faults = await findOverflowFaults(page)
  if (size) await page.setViewportSize(size)
  return faults.map((fault) => `at 400%: ${fault}`)
}

/**
 * Lists all accessibility faults of a page or state at a size: visual, touch, keyboard and screen reader. The page must
 * be opened with reduced motion. Moves the focus.
 */
export async function sweep(page: Page, size: keyof typeof SIZES, what: What & Round = {}): Promise<string[]> {
  return [
    ...(await findFaults(page, what)),
    ...(await findMotionFaults(page)),
    ...(await findForcedColourFaults(page)),
    // At 400% every wider window gives the same result.
    ...(size === 'phone' ? await findZoomFaults(page) : []),
    ...(await findFocusFaults(page, what)),
  ]
}
