import type { Page } from '@playwright/test'
import { canonicalPath } from '#lib/links/homeLinks.ts'
import { motionFaults } from './accessibility/motion.ts'
import { expect, test } from './fixtures.ts'
import { isLinkPage, siteRoutes, staying, WITHOUT_SCRIPTS } from './siteRoutes.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

/** Share of the window the main region covers at least (specification, section 2). */
const MAIN_SHARE = 0.9

/** Opens a page and stops the clock of those that lead on, so that they can be looked at. */
async function open(page: Page, address: string) {
  if (isLinkPage(address)) {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
  }
  return page.goto(staying(address))
}

/** What holds for every page of the site. */
async function expectWhole(page: Page, address: string, origin: string) {
  await expect(page).toHaveTitle(/^Homie \| \S/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').href).toBe(new URL(canonicalPath(address), origin).href)
  const { mainHeight, overflow } = await page.evaluate(() => ({
    mainHeight: Math.ceil(document.querySelector('main')?.getBoundingClientRect().height ?? 0) / innerHeight,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }))
  expect(mainHeight).toBeGreaterThanOrEqual(MAIN_SHARE)
  expect(overflow, 'width that does not fit the window').toBeLessThanOrEqual(0)
}

for (const address of siteRoutes) {
  test(`${address} is whole on a phone and on a desktop`, async ({ page, site }) => {
    await page.setViewportSize(PHONE)
    expect((await open(page, address))?.status()).toBe(200)
    await expectWhole(page, address, site.url)
    await page.setViewportSize(DESKTOP)
    // For a moment a window that has become larger shows what it showed before.
    await expect(() => expectWhole(page, address, site.url)).toPass({ timeout: 10_000 })
  })
}

test.describe('without JavaScript', () => {
  // A partner's pages are made when somebody first asks for them.
  test.use({ javaScriptEnabled: false, expected: [WITHOUT_SCRIPTS] })
  for (const address of siteRoutes) {
    test(`${address} can be read and left`, async ({ page }) => {
      await page.goto(staying(address))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(/\w+ \w+ \w+/)
      const targets = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(targets.filter((href) => href !== null && !/^(\/|#\w|https:|mailto:)/.test(href))).toEqual([])
      expect(targets).not.toContain(null)
      if (!address.startsWith('/lp1')) return
      // The landing variant is left by the audience tabs alone, which lead to the two landing pages (specification, section 2).
      const outside = targets.filter((href) => href?.startsWith('/') && !/^\/lp1([/#?]|$)/.test(href))
      expect(new Set(outside)).toEqual(new Set(/link|signup/.test(address) ? [] : ['/', '/business']))
    })
  }
})

test.describe('with reduced motion', () => {
  // Programs are never led on, so the pages that lead on can be looked at.
  test.use({ userAgent: 'Googlebot/2.1', contextOptions: { reducedMotion: 'reduce' } })
  // The landing variant is made of the same parts.
  for (const address of siteRoutes.filter((each) => canonicalPath(each) === each)) {
    test(`${address} keeps still`, async ({ page }) => {
      await page.goto(staying(address))
      // What moves is fetched last.
      await page.waitForLoadState('networkidle')
      expect(await motionFaults(page)).toEqual([])
    })
  }
})

/** Numbers that name no version, and a version that is not later than the one it is compared with. */
const noVersions = ['0', '2', '01', '1e0', 'one', '1/since/1'].map((end) => `/privacy/history/${end}`)

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an address nobody knows, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: PHONE, javaScriptEnabled })
    for (const address of [
      '/nowhere',
      '/lp1/nowhere',
      '/business/nowhere',
      '/v1/link',
      '/privacy/more',
      ...noVersions,
    ]) {
      test(`${address} is not found`, async ({ page, expected }) => {
        expected.push(/404/)
        const answer = await page.goto(address)
        expect(answer?.status()).toBe(404)
        await expect(page).toHaveTitle('Homie | Page Not Found')
        await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
        await expect(page.getByText('mortgage maze')).toBeVisible()
        await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
        await expect(page.getByRole('banner').getByRole('link', { name: 'Homie, home' })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toContainText('Privacy Policy')
        await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
      })
    }
  })
}

test('addresses nobody knows are answered with a page made once for all of them', async ({ request }) => {
  await request.get('/nowhere')
  for (const address of ['/elsewhere', '/privacy/history/9']) {
    const cache = async () => (await request.get(address)).headers()['x-nextjs-cache']
    await expect.poll(cache).toBe('HIT')
  }
})

test('a page that was being made when a change came is made once more', async ({ product }) => {
  const content = await product.content()
  const cache = async () =>
    (await fetch(`${product.url}/support`, { headers: { rsc: '1' } })).headers.get('x-nextjs-cache')
  await expect.poll(cache).toBe('HIT')
  // On a busy machine the page may still be being made when it should be made once more: then it is made once.
  await expect(async () => {
    await content
      .patch('supportPage')
      .set({ headline: `Made anew at ${Date.now()}` })
      .commit()
    await expect.poll(cache).toBe('HIT')
    await expect.poll(cache, { intervals: [50], timeout: 10_000 }).not.toBe('HIT')
  }).toPass()
  await expect.poll(cache).toBe('HIT')
})

test('the landing variant sends the business page on to its own address for good', async ({ request }) => {
  const answer = await request.get('/lp1/business', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']).toBe('/business')
})
