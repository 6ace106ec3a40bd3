import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { watchProblems } from './product/problems.ts'
import { saveContent } from './product/content.ts'
import { startSite } from './product/product.ts'
import type { RunningSite, Site } from './product/product.ts'
import { waitForScripts } from './product/scripts.ts'
import { findSharedSite } from './product/sharedSite.ts'

interface TestFixtures {
  /** Browser errors that the test causes on purpose; any other error fails it. */
  expected: RegExp[]
  /** A site whose content a test may change; it is restored afterwards. */
  sandbox: RunningSite
  /** A site for one test only, for changes that cannot be restored. */
  disposableSite: RunningSite
}

interface WorkerFixtures {
  /** The site that all tests share and only read. */
  site: Site
  /** The site behind `sandbox`, one per worker. */
  workerSite: RunningSite
}

/** Tests run against the production build and fail on any unexpected browser error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Playwright requires a destructuring pattern here.
  // eslint-disable-next-line eslint/no-empty-pattern
  site: [async ({}, use) => use(findSharedSite()), { scope: 'worker' }],
  workerSite: [
    // eslint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const workerSite = await startSite()
      await use(workerSite)
      await workerSite.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  sandbox: async ({ workerSite, context }, use) => {
    const restore = await saveContent(workerSite)
    await use(workerSite)
    // An open Studio could save a draft after the content is restored.
    await context.close()
    await restore()
  },
  disposableSite: [
    async ({ context }, use) => {
      const site = await startSite()
      await use(site)
      // An open page would report errors once the site is down.
      await context.close()
      await site.remove()
    },
    { timeout: 120_000 },
  ],
  // The Studio's presence may write to a WebSocket that the page has just closed.
  // eslint-disable-next-line eslint/no-empty-pattern
  expected: async ({}, use) => use([/WebSocket is already in CLOSING/]),
  context: async ({ context, expected }, use) => {
    const problems = watchProblems(context)
    context.on('page', waitForScripts)
    await use(context)
    const unexpected = problems.filter(({ text }) => !expected.some((pattern) => pattern.test(text)))
    expect(unexpected, 'unexpected browser errors').toEqual([])
  },
})

/** Saves a screenshot of a page among the test results when TEST_PICTURES is set. */
export async function savePicture(page: Page, name: string): Promise<void> {
  if (process.env.TEST_PICTURES === undefined) return
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true, animations: 'disabled' })
}

export { expect }
