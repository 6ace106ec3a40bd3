import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { watchProblems } from './product/problems.ts'
import { rememberContent } from './product/content.ts'
import { startSite } from './product/product.ts'
import type { RunningSite, Site } from './product/product.ts'
import { waitForScripts } from './product/scripts.ts'
import { findSharedSite } from './product/sharedSite.ts'

interface TestFixtures {
  /** Complaints of the browser that belong to what the test shows; every other one fails it. */
  expected: RegExp[]
  /** A product whose content this test may change; it is put back afterwards. */
  sandbox: RunningSite
  /** A product of this test's own, for what cannot be put back. */
  disposableSite: RunningSite
}

interface WorkerFixtures {
  /** A product all tests look at; none may change it. */
  site: Site
  /** The product behind `product`, one for each worker. */
  workerSite: RunningSite
}

/** Tests run against the real product, and fail on anything a visitor's browser complains about. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Playwright reads what a fixture needs from this very pattern.
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
    const restore = await rememberContent(workerSite)
    await use(workerSite)
    // A Studio still open would save what it has after the content was put back.
    await context.close()
    await restore()
  },
  disposableSite: [
    async ({ context }, use) => {
      const site = await startSite()
      await use(site)
      // A browser still open would complain that the product went away.
      await context.close()
      await site.remove()
    },
    { timeout: 120_000 },
  ],
  // The Studio's presence may say goodbye on a connection that the page has just left.
  // eslint-disable-next-line eslint/no-empty-pattern
  expected: async ({}, use) => use([/WebSocket is already in CLOSING/]),
  context: async ({ context, expected }, use) => {
    const problems = watchProblems(context)
    context.on('page', waitForScripts)
    await use(context)
    const unexpected = problems.filter(({ text }) => !expected.some((pattern) => pattern.test(text)))
    expect(unexpected, 'complaints of the browser').toEqual([])
  },
})

/** Keeps a picture of a page among the results, to be looked at, when TEST_PICTURES is set. */
export async function savePicture(page: Page, name: string): Promise<void> {
  if (process.env.TEST_PICTURES === undefined) return
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true, animations: 'disabled' })
}

export { expect }
