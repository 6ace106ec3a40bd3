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

/** The sizes every page and state is looked at. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const

/** A window of 1280 by 1024 pixels at 400% (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 }

/** Opens a page for a visitor who has answered the cookie question, and waits until it can be used. */
export async function openQuietly(page: Page, context: BrowserContext, url: string): Promise<void> {
  await storeConsent(context, new URL(url).origin, ['essential'])
  await page.goto(url)
  await waitUntilSettled(page)
}

/** Leaves a page as a visitor finds it: at its top, with the focus nowhere. */
export const startOver = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

interface What {
  /** True when only what has opened can be used. */
  modal?: boolean
  /** Parts that are not the site's own, as CSS selectors. */
  without?: readonly string[]
}

/** Everything that is wrong with what the page shows now. */
export async function findFaults(page: Page, { modal, without }: What = {}): Promise<string[]> {
  return [
    ...(await findAxeFaults(page, without)),
    ...(await findStructureFaults(page, { modal })),
    ...(await findTargetFaults(page)),
    ...(await findOverflowFaults(page)),
  ]
}

/** What is wrong with a page at 400%, in the window it is in now. */
async function findZoomFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  await page.setViewportSize(ZOOMED)
  const faults = await findOverflowFaults(page)
  if (size) await page.setViewportSize(size)
  return faults.map((fault) => `at 400%: ${fault}`)
}

/**
 * Everything that is wrong with a page or state for eyes, fingers, keys and programs that read it out, at a size. The
 * page has to be opened with reduced motion. Leaves the focus somewhere on the page.
 */
export async function sweep(page: Page, size: keyof typeof SIZES, what: What & Round = {}): Promise<string[]> {
  return [
    ...(await findFaults(page, what)),
    ...(await findMotionFaults(page)),
    ...(await findForcedColourFaults(page)),
    // Every wider window comes to the same one at 400%.
    ...(size === 'phone' ? await findZoomFaults(page) : []),
    ...(await findFocusFaults(page, what)),
  ]
}
