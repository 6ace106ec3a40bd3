import type { Page } from '@playwright/test'
import content from '#content/en.json' with { type: 'json' }
import { getLinkHref, getScanHref } from '#lib/links/routes.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilSettled } from './product/scripts.ts'
import { WITHOUT_SCRIPTS } from './siteRoutes.ts'

const { appStoreUrl } = content.siteSettings
const PARTNER = 'tamarack'
const LINK = getLinkHref('/', PARTNER)
const SCAN = getScanHref('/', PARTNER)
const WAITLIST = '/android-waitlist'

/** The visitors, and where the redirect page leads each; nowhere for programs. */
const devices = [
  {
    who: 'an iPhone',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    touchPoints: 5,
    destination: appStoreUrl,
    phone: true,
  },
  {
    who: 'an iPad that reports a Mac',
    agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    touchPoints: 5,
    destination: appStoreUrl,
    phone: true,
  },
  {
    who: 'an Android phone',
    agent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    touchPoints: 5,
    destination: WAITLIST,
    phone: true,
  },
  {
    who: 'a desktop',
    agent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    touchPoints: 0,
    destination: `${SCAN}?from=link`,
    phone: false,
  },
] as const

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Lets a page believe its device has a touch screen, or none. */
async function hold(page: Page, touchPoints: number) {
  await page.addInitScript((points) => {
    Object.defineProperty(navigator, 'maxTouchPoints', { get: () => points })
  }, touchPoints)
  // The store's page is not ours to test.
  await page.route(appStoreUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>App Store</title>' }),
  )
}

async function stopClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

for (const { who, agent, touchPoints, destination, phone } of devices) {
  // A unit test tells all devices apart; here one of each kind of destination goes on.
  const alike = { tag: who === 'an iPhone' || who === 'a desktop' ? [] : '@full' }

  test.describe(`with ${who}`, () => {
    test.use({ userAgent: agent })
    test.beforeEach(({ page }) => hold(page, touchPoints))

    test('a partner is shown for 3.5 seconds before the redirect', async ({ page, site }) => {
      await stopClock(page)
      await page.goto(LINK)
      const store = destination === WAITLIST ? 'play store' : 'app store'
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You're being redirected to the ${store}`)
      await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
      await expect(page.getByRole('img', { name: 'Tamarack Mortgage' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Continue to Homie' })).toHaveAttribute('href', destination)
      await page.clock.runFor(3400)
      expect(new URL(page.url()).pathname).toBe(LINK)
      await page.clock.runFor(200)
      await page.waitForURL(new URL(destination, site.url).href)
    })

    test('the default partner redirects at once', alike, async ({ page, site }) => {
      await page.goto('/v1/link/default')
      await page.waitForURL(new URL(destination.replace(PARTNER, 'default'), site.url).href)
    })

    test(
      phone ? 'the scan page stays' : 'the scan page leads to the redirect page and back, once',
      alike,
      async ({ page }) => {
        await page.goto('/support')
        await page.goto('/signup/mobile/default')
        if (!phone) await page.waitForURL('/signup/mobile/default?from=link')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan to See Your Buying Power')
        const settled = page.url()
        await waitUntilSettled(page)
        expect(page.url()).toBe(settled)
        await page.goBack()
        await expect(page, 'Back leaves the pair').toHaveURL('/support')
      },
    )
  })
}

test.describe('a crawler', () => {
  test.use({ userAgent: CRAWLER })

  for (const address of [LINK, '/v1/link/default', SCAN, '/signup/mobile/default']) {
    test(`stays on ${address}`, { tag: address.endsWith('/default') ? '@full' : [] }, async ({ page }) => {
      await stopClock(page)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.clock.runFor(10_000)
      expect(new URL(page.url()).pathname).toBe(address)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: [WITHOUT_SCRIPTS] })

  test('the redirect page offers every destination as a link', async ({ page }) => {
    await page.goto(LINK)
    await expect(page.getByRole('link', { name: 'Continue to Homie' })).toHaveAttribute('href', appStoreUrl)
    await expect(page.getByRole('link', { name: 'Join the Android waitlist' })).toHaveAttribute('href', WAITLIST)
    await expect(page.getByRole('link', { name: 'Show the QR code' })).toHaveAttribute('href', `${SCAN}?from=link`)
  })
})
