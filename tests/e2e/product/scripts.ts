import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

/**
 * Whether the page is hydrated, or has nothing to hydrate: Next's router, which contains every part, replaces
 * `pushState` once it is mounted. The data of a page arrives only after its first paint, so its scripts tell.
 */
const isHydrated = () =>
  matchMedia('(scripting: none)').matches ||
  document.querySelector('script[src^="/_next/"]:not([nomodule])') === null ||
  Object.hasOwn(history, 'pushState')

/** How long the scripts of a page may take on a busy machine, in milliseconds. */
const SCRIPTS_TIMEOUT_MS = 30_000

/** Requests of each page that have no answer yet. */
const openRequests = new WeakMap<Page, Set<Request>>()

function watchRequests(page: Page): void {
  const open = new Set<Request>()
  openRequests.set(page, open)
  // A stream of events stays open for good.
  page.on('request', (request) => request.resourceType() === 'eventsource' || open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear())
}

/** Resolves once the browser has run what it was to do when idle. */
const waitUntilIdle = () =>
  new Promise<void>((resolve) => {
    void document.fonts.ready.then(() => requestIdleCallback(() => resolve(), { timeout: 500 }))
  })

/**
 * Waits until a page has started all that it starts when the browser is idle, and has what it requests for that. The
 * page has to be one that {@link waitForScripts} watches.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const open = openRequests.get(page)
  if (open === undefined) throw new Error('Call waitForScripts before the page is opened.')
  let idleRounds = 0
  await expect(async () => {
    idleRounds = open.size === 0 ? idleRounds + 1 : 0
    await page.evaluate(waitUntilIdle)
    // What was idle once may have started a request that is on its way here.
    expect(idleRounds).toBeGreaterThan(2)
  }).toPass({ intervals: [20], timeout: SCRIPTS_TIMEOUT_MS })
}

/**
 * Has a page that is opened wait for its scripts. They come after its first paint, which may be later than the browser
 * calls it loaded; a visitor is never as fast as a test.
 */
export function waitForScripts(page: Page): void {
  watchRequests(page)
  // Asked from outside, as a page without scripts cannot look at itself again; one that leads on is asked at its end.
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
