import type { Page } from '@playwright/test'
import { canonicalPath } from '#lib/links/homeLinks.ts'
import { expect, test } from './fixtures.ts'
import { leadsOn, siteRoutes, staying, WITHOUT_SCRIPTS } from './siteRoutes.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

/** Share of the window the main region covers at least (specification, section 2). */
const MAIN_SHARE = 0.9

/** Opens a page and stops the clock of those that lead on, so that they can be looked at. */
async function open(page: Page, address: string) {
  if (leadsOn(address)) {
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

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })
    for (const address of siteRoutes) {
      test(`${address} is whole`, async ({ page, site }) => {
        const answer = await open(page, address)
        expect(answer?.status()).toBe(200)
        await expectWhole(page, address, site.url)
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: [WITHOUT_SCRIPTS] })
  for (const address of siteRoutes) {
    test(`${address} can be read and left`, async ({ page }) => {
      await page.goto(staying(address))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(/\w+ \w+ \w+/)
      const targets = await page
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(targets.filter((href) => href !== null && !/^(\/|#\w|https:|mailto:)/.test(href))).toEqual([])
      expect(targets).not.toContain(null)
    })
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  // The landing variant is made of the same parts.
  for (const address of siteRoutes.filter((each) => canonicalPath(each) === each)) {
    test(`${address} keeps still`, async ({ page }) => {
      await open(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && (effect?.getComputedTiming().duration ?? 0) !== 0.01,
          )
          .map((animation) => ('animationName' in animation ? animation.animationName : animation.id)),
      )
      expect(moving).toEqual([])
      await expect(page.locator('canvas')).toHaveCount(0)
    })
  }
})

/** Numbers that name no version, and a version that is not later than the one it is compared with. */
const noVersions = ['0', '2', '01', '1e0', 'one', '1/since/1'].map((end) => `/privacy/history/${end}`)

test.describe('an address nobody knows', () => {
  test.use({ viewport: PHONE })
  for (const address of ['/nowhere', '/lp1/nowhere', '/business/nowhere', '/v1/link', '/privacy/more', ...noVersions]) {
    test(`${address} is not found`, async ({ page, expected }) => {
      expected.push(/404/)
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveTitle('Homie | Page Not Found')
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
      await expect(page.getByText('mortgage maze')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    })
  }
})

test('the landing variant sends the business page on to its own address for good', async ({ request }) => {
  const answer = await request.get('/lp1/business', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']).toBe('/business')
})

for (const address of siteRoutes.filter((each) => each.startsWith('/lp1'))) {
  test(`the links of ${address} stay within the landing variant`, async ({ page }) => {
    await open(page, address)
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const outside = paths.filter((path) => !/^\/lp1([/#?]|$)/.test(path))
    // The audience tabs lead to the two landing pages themselves (specification, section 2).
    expect([...new Set(outside)].toSorted()).toEqual(address.match(/link|signup/) ? [] : ['/', '/business'])
  })
}
