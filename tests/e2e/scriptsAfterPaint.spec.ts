import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Opens the landing page and waits for what only its scripts can show: when was which painted, loaded, asked for? */
async function open(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Your choice about cookies' })).toBeVisible()
  return page.evaluate(() => {
    const starts = (type: string, counts = (_: URL) => true) =>
      performance
        .getEntriesByType(type)
        .flatMap(({ name, startTime }) => (counts(new URL(name, location.href)) ? startTime : []))
    const [navigation] = performance.getEntriesByType('navigation')
    const isPageScript = ({ pathname }: URL) => /^\/_next\/static\/(chunks|page\/data-).*\.js$/.test(pathname)
    return {
      painted: Math.min(...starts('paint')),
      loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : NaN,
      asked: Math.min(...starts('resource', isPageScript)),
    }
  })
}

test('a page is painted before it requests any script', async ({ page }) => {
  const { painted, loaded, asked } = await open(page)
  // A second after it was loaded it waits for no paint, which a busy machine may not draw by then.
  expect(asked).toBeGreaterThan(Math.min(painted, loaded + 1000))
})

test('a page that is never painted, or does not report it, gets its scripts after the load', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(PerformanceObserver.prototype, 'observe', { value: () => undefined }),
  )
  const { loaded, asked } = await open(page)
  expect(asked).toBeGreaterThan(loaded)
})

for (const address of ['/v1/link/default', '/lp1/signup/mobile/tamarack', '/studio']) {
  test(`${address} loads its scripts at once`, async ({ request }) => {
    expect(await (await request.get(address)).text()).toContain('<script src="/_next/static/')
  })
}

test('HEAD returns the length of the page', async ({ request }) => {
  const page = await request.get('/')
  const head = await request.head('/')
  expect(head.headers()['content-length']).toBe(page.headers()['content-length'])
})

test('an SVG is compressed, other responses of the store are not', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const [, picture = ''] = /src="(\/lake\/images\/[^"]+\.svg)/.exec(page) ?? []
  const headers = { 'accept-encoding': 'br' }
  expect((await request.get(picture, { headers })).headers()).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  })
  const words = await request.get('/lake/v2025-02-19/data/query/production?query=*', { headers })
  expect(words.headers()['content-encoding']).toBeUndefined()
})
