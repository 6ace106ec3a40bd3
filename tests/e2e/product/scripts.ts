import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/**
 * Whether the page answers to whatever is done on it, or nothing of it is React's: every part has begun to listen once
 * Next's router, which contains them all, has put its own `pushState` in the browser's place.
 */
const answers = () => !('__next_f' in window) || Object.hasOwn(history, 'pushState')

/** How long the scripts of a page may take on a busy machine, in milliseconds. */
const LONGEST = 60_000

/**
 * Has a page that is opened wait for its scripts. They come after its first paint, which may be later than the browser
 * calls it loaded; a visitor is never as fast as a test. Whoever says what else to wait for is asked no more than that.
 */
export function waitForScripts(page: Page): void {
  // Asked from outside, as a page without scripts cannot look at itself again; one that leads on is asked at its end.
  const untilItAnswers = () =>
    expect(async () => expect(await page.evaluate(answers)).toBe(true)).toPass({ intervals: [20], timeout: LONGEST })
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (options?.waitUntil === undefined) await untilItAnswers()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil === undefined) await untilItAnswers()
    return answer
  }
}
