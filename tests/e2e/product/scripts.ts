import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

/**
 * Checks whether the page is hydrated or has no scripts: the Next router replaces `pushState` once it is mounted. The
 * scripts load after the first paint, so their tags show whether there is anything to hydrate.
 */
const isHydrated = () =>
  matchMedia('(scripting: none)').matches ||
  document.querySelector('script:is([src^="/_next/"]:not([nomodule]), [data-sources])') === null ||
  Object.hasOwn(history, 'pushState')

/** Maximum time for the scripts of a page on a busy machine. */
const SCRIPTS_TIMEOUT_MS = 30_000

/** Pending requests of each page. */
const openRequests = new WeakMap<Page, Set<Request>>()

function watchRequests(page: Page): void {
  const open = new Set<Request>()
  openRequests.set(page, open)
  // An event stream never ends.
  page.on('request', (request) => request.resourceType() === 'eventsource' || open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear())
}

/** Waits until the browser has run its idle callbacks. */
const waitUntilIdle = () =>
  new Promise<void>((resolve) => {
    void document.fonts.ready.then(() => requestIdleCallback(() => resolve(), { timeout: 500 }))
  })

/**
 * Waits until a page has run its idle callbacks and finished their requests. Requires {@link waitForScripts} on the
 * page.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const open = openRequests.get(page)
  if (open === undefined) throw new Error('Call waitForScripts before the page is opened.')
  let idleRounds = 0
  await expect(async () => {
    idleRounds = open.size === 0 ? idleRounds + 1 : 0
    await page.evaluate(waitUntilIdle)
    // An idle callback may start a request that is reported a moment later.
    expect(idleRounds).toBeGreaterThan(2)
  }).toPass({ intervals: [20], timeout: SCRIPTS_TIMEOUT_MS })
}

/**
 * Makes `goto` and `reload` wait for hydration. Scripts load after the first paint, possibly after the load event, and a
 * test acts faster than a visitor.
 */
export function waitForScripts(page: Page): void {
  watchRequests(page)
  // The test polls, since a page without scripts cannot; after a redirect it checks the final page.
  const waitUntilHydrated = () =>
    expect(async () => expect(await page.evaluate(isHydrated)).toBe(true)).toPass({
      intervals: [20],
      timeout: SCRIPTS_TIMEOUT_MS,
    })
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (options?.waitUntil === undefined) await waitUntilHydrated()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil === undefined) await waitUntilHydrated()
    return answer
  }
}
