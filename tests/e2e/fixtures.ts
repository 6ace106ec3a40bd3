import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { watchProblems } from './product/problems.ts'
import { startProduct } from './product/product.ts'
import type { Product } from './product/product.ts'
import { waitForScripts } from './product/scripts.ts'

/**
 * What a browser complains about in the Studio as it comes: it asks who is there before anybody signed in, and what it
 * tries on its own the content security policy stops.
 */
export const STUDIO_NOISE = [
  /users\/me/,
  // Presence says goodbye on a connection the page has left.
  /WebSocket is already in CLOSING/,
  /https:\/\/[\w.-]*(sanity\.io|sanity-cdn\.com|sanity\.work|sanity-design-system)/,
]

interface TestFixtures {
  /** Complaints of the browser that belong to what the test shows; every other one fails it. */
  expected: RegExp[]
  /** A product of this test's own, to change as it likes. */
  product: Product
}

interface WorkerFixtures {
  /** A product many tests look at; none may change it. */
  site: Product
}

/** Tests run against the real product, and fail on anything a visitor's browser complains about. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // Playwright reads what a fixture needs from this very pattern.
    // eslint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const site = await startProduct()
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  product: async ({ context }, use) => {
    const product = await startProduct()
    await use(product)
    // A browser still open would complain that the product went away.
    await context.close()
    await product.remove()
  },
  // eslint-disable-next-line eslint/no-empty-pattern
  expected: async ({}, use) => use([]),
  context: async ({ context, expected }, use) => {
    const problems = watchProblems(context)
    context.on('page', waitForScripts)
    await use(context)
    const unexpected = problems.filter(({ text }) => !expected.some((pattern) => pattern.test(text)))
    expect(unexpected, 'complaints of the browser').toEqual([])
  },
})

/** Keeps a picture of a page among the results, to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true, animations: 'disabled' })
}

export { expect }
