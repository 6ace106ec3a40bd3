import type { Page } from '@playwright/test'
import french from '#content/fr.json' with { type: 'json' }
import { buyingPowerOrigins } from '#lib/analytics/events.ts'
import { EARLY_CLICK_KEY } from '#lib/analytics/traces.ts'
import { getLinkHref } from '#lib/links/routes.ts'
import { choices, storeConsent } from './ingestion/choices.ts'
import { API_KEY, CONTAINER, expect, test } from './ingestion/fixtures.ts'
import type { Ingestion } from './ingestion/mockIngestion.ts'
import { createEmail, holdScripts } from './leads/calls.ts'
import { waitUntilSettled } from './product/scripts.ts'

/**
 * The events of one name, as far as the site itself decides what is in them. Each is listed once, as Amplitude counts it:
 * an upload whose response a visitor did not wait for is repeated.
 */
const findEvents = (ingestion: Ingestion, name: string) =>
  [...new Map(ingestion.events().map((event) => [event.insert_id, event])).values()]
    .filter(({ event_type }) => event_type === name)
    .map(({ event_properties, user_id }) => ({ properties: event_properties, userId: user_id }))

/** Keeps a page where it is when a button leads to the app, so that the next one can be pressed. */
const blockAppLinks = (page: Page) => page.route('**/v1/link/**', (route) => route.fulfill({ status: 204 }))

/** Waits until analytics has started: the pages viewed have been counted. */
const waitForPageViews = (ingestion: Ingestion, pagesViewed = 1) =>
  expect.poll(() => findEvents(ingestion, '[Amplitude] Page Viewed')).toHaveLength(pagesViewed)

test.beforeEach(async ({ context, site, ingestion }) => {
  ingestion.reset()
  await storeConsent(context, site.url, ['essential', 'analytics'])
})

test('a page that is never idle is reported', { tag: '@full' }, async ({ page, ingestion }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/support')
  await waitForPageViews(ingestion)
})

test('clicks on a figure in vain are reported without it', async ({ page, ingestion }) => {
  await page.goto('/estimate#income=123%2C456&debts=0&savings=60000')
  await waitForPageViews(ingestion)
  for (let click = 0; click < 5; click++) await page.locator('.estimate-price').click()
  await expect.poll(() => findEvents(ingestion, '[Amplitude] Rage Click')).not.toHaveLength(0)
  const price = await page.locator('.estimate-price').innerText()
  expect(JSON.stringify(ingestion.events())).not.toContain(price)
})

test('every "See My Buying Power" button reports its own origin', async ({ page, site, ingestion }) => {
  await blockAppLinks(page)
  await page.goto('/estimate#income=123%2C456')
  await waitForPageViews(ingestion)
  await page.getByRole('main').locator('a[data-origin]').click()
  await expect.poll(() => findEvents(ingestion, 'See My Buying Power Click')).toHaveLength(1)
  await page.goto('/')
  await waitForPageViews(ingestion, 2)
  // A link's fragment holds the visitor's own figures.
  expect(JSON.stringify(ingestion.events())).not.toMatch(/income=|123%2C456|123,456/)
  for (const link of await page.locator('a[data-origin]:visible').all()) await link.click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').locator('a[data-origin]').click()

  const expected = buyingPowerOrigins.map((origin) => ({
    userId: undefined,
    properties: {
      name: 'See My Buying Power',
      url: site.url + getLinkHref('/', 'default'),
      origin,
    },
  }))
  const reported = () =>
    findEvents(ingestion, 'See My Buying Power Click').toSorted((one, other) =>
      String(one.properties?.origin).localeCompare(String(other.properties?.origin)),
    )
  await expect
    .poll(reported)
    .toMatchObject(expected.toSorted((one, other) => one.properties.origin.localeCompare(other.properties.origin)))
  expect(reported()).toHaveLength(buyingPowerOrigins.length)
})

test('a button on the landing variant keeps its prefix', { tag: '@full' }, async ({ page, site, ingestion }) => {
  await blockAppLinks(page)
  await page.goto('/lp1')
  await waitForPageViews(ingestion)
  await page.getByRole('banner').locator('a[data-origin=header]').click()
  await expect
    .poll(() => findEvents(ingestion, 'See My Buying Power Click')[0]?.properties)
    .toMatchObject({ url: site.url + getLinkHref('/lp1', 'default'), origin: 'header' })
})

test('joining the waitlist is reported with the user before the call is made', async ({ page, ingestion }) => {
  await page.route('**/api/website/register-android', async (route) => {
    await expect.poll(() => findEvents(ingestion, 'Join Android Waitlist Click')).toHaveLength(1)
    await route.continue()
  })
  await page.goto('/android-waitlist')
  await waitForPageViews(ingestion)
  await page.getByRole('main').getByRole('textbox').first().fill('anna@example.com')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect
    .poll(() => findEvents(ingestion, 'Join Android Waitlist Click'))
    .toMatchObject([{ userId: 'anna@example.com', properties: { url: '/', origin: 'signup-android-waitlist' } }])
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})

test('joining the waitlist before the scripts have run is reported once they have', async ({ page, ingestion }) => {
  const release = await holdScripts(page)
  await page.goto('/android-waitlist', { waitUntil: 'domcontentloaded' })
  const address = createEmail('early')
  await page.getByRole('main').getByRole('textbox').first().fill(address)
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  release()
  await expect
    .poll(() => findEvents(ingestion, 'Join Android Waitlist Click'))
    .toMatchObject([{ userId: address, properties: { url: '/', origin: 'signup-android-waitlist' } }])
})

test.describe('on a link page, which does not redirect crawlers', () => {
  // A visitor is led on, which would end the page before its event can be seen here.
  test.use({ userAgent: 'Googlebot/2.1' })

  test('a partner’s link reports that it was opened, the default one does not', async ({ page, site, ingestion }) => {
    const content = await site.content()
    const [partner = ''] = await content.fetch<string[]>(
      '*[_type == "partner" && slug.current != "default"].slug.current',
    )
    await page.goto(getLinkHref('/', 'default'))
    await waitForPageViews(ingestion)
    await page.goto(getLinkHref('/', partner))
    await expect
      .poll(() => findEvents(ingestion, 'Universal Link Opened'))
      .toMatchObject([
        { properties: { url: site.url + getLinkHref('/', partner), origin: site.url, partnerValue: partner } },
      ])
  })
})

test("no service gets the secret in a message's link, where the choice can still be changed", async ({
  page,
  context,
  site,
  ingestion,
}) => {
  await storeConsent(context, site.url, ['essential'])
  await page.goto('/unsubscribe?token=a-secret')
  await waitUntilSettled(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  await choices(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(choices(page)).toBeHidden()
  await waitUntilSettled(page)
  expect(ingestion.requests).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
  await page.waitForURL('**/cookie-policy')
  await waitForPageViews(ingestion)
  await expect.poll(() => ingestion.requests).toContain('/tags.js')
  const layer = await page.evaluate(() => JSON.stringify([Reflect.get(window, 'dataLayer'), document.referrer]))
  expect(JSON.stringify(ingestion.events()) + layer).not.toContain('a-secret')
})

test('the tag manager gets consent for measurement only, and one event only', async ({ page, ingestion }) => {
  await blockAppLinks(page)
  await page.goto('/')
  await expect.poll(() => ingestion.requests).toContain('/tags.js')
  await page.getByRole('banner').locator('a[data-origin=header]').click()
  const layer = () =>
    page.evaluate(() => {
      const entries: unknown = Reflect.get(window, 'dataLayer')
      return Array.isArray(entries) ? entries.map((entry) => JSON.stringify(entry)) : []
    })
  await expect.poll(layer).toContainEqual(expect.stringContaining('See My Buying Power Click'))
  const [first, second, ...rest] = await layer()
  expect(first).toBe(
    '{"0":"consent","1":"default","2":{"ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied","analytics_storage":"denied"}}',
  )
  expect(second).toBe('{"0":"consent","1":"update","2":{"analytics_storage":"granted"}}')
  expect(rest.filter((entry) => !entry.includes('gtm.'))).toHaveLength(1)
  await expect(page.locator(`script[src*="${CONTAINER}"]`)).toHaveCount(1)
})

test('a click is reported despite an immediate navigation', async ({ page, ingestion }) => {
  await page.goto('/')
  await waitForPageViews(ingestion)
  await page.getByRole('banner').locator('a[data-origin=header]').click()
  await page.waitForURL('**/signup/mobile/**')
  // An event whose answer the page did not live to see is sent again by the next one; the service counts its id once.
  const clicks = () => ingestion.events().filter(({ event_type }) => event_type === 'See My Buying Power Click')
  await expect.poll(() => new Set(clicks().map(({ insert_id }) => insert_id)).size).toBe(1)
})

test('a click before the scripts have run is reported by the next page, once', async ({ page, site, ingestion }) => {
  const release = await holdScripts(page)
  await page.goto('/fr', { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').locator('a[data-origin=header]').click()
  await page.waitForURL('**/v1/link/default', { waitUntil: 'commit' })
  release()
  await page.waitForURL('**/signup/mobile/**')
  const clicks = () => ingestion.events().filter(({ event_type }) => event_type === 'See My Buying Power Click')
  await expect.poll(() => new Set(clicks().map(({ insert_id }) => insert_id)).size).toBe(1)
  const url = site.url + getLinkHref('/fr', 'default')
  expect(clicks()[0]?.event_properties).toMatchObject({
    name: french.siteSettings.ctas.buyingPower,
    url,
    origin: 'header',
  })
  expect(clicks()[0]?.insert_id).toContain(EARLY_CLICK_KEY)
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), EARLY_CLICK_KEY)).toBe(null)
})

test('a click before the scripts have run is not kept without an opt-in', async ({ page, context, site }) => {
  await storeConsent(context, site.url, ['essential'])
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').locator('a[data-origin=header]').click()
  await page.waitForURL('**/v1/link/default', { waitUntil: 'commit' })
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test('a hanging remote configuration delays no page', { tag: '@full' }, async ({ page, ingestion }) => {
  ingestion.configure(null)
  await page.goto('/')
  await expect.poll(() => ingestion.requests.filter((path) => path.startsWith('/config')).length).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
  await page.waitForURL('**/cookie-policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('remote configuration enables nothing', { tag: '@full' }, async ({ page, ingestion, expected }) => {
  // The SDK reports an event that is dropped as an error without a message.
  expected.push(/Amplitude Logger \[Error\]: {2}\(/)
  ingestion.configure({
    configs: { analyticsSDK: { browserSDK: { autocapture: { elementInteractions: true, fileDownloads: true } } } },
  })
  await blockAppLinks(page)
  await page.goto('/')
  await waitForPageViews(ingestion)
  await page.getByRole('banner').locator('a[data-origin=header]').click()
  await expect.poll(() => findEvents(ingestion, 'See My Buying Power Click')).toHaveLength(1)
  await page.evaluate(() => history.pushState(null, '', '?next'))
  await expect.poll(() => findEvents(ingestion, '[Amplitude] Page Viewed').length).toBeGreaterThan(1)
  const kinds = ingestion.events().map(({ event_type }) => event_type)
  expect(kinds.filter((kind) => /Element|File|Scrolled/.test(kind))).toEqual([])
})

test('speed, failed calls and forms are reported', { tag: '@full' }, async ({ page, ingestion, expected }) => {
  expected.push(/503/)
  await page.route('**/broken', (route) => route.fulfill({ status: 503 }))
  await page.goto('/android-waitlist')
  await waitForPageViews(ingestion)
  await page.evaluate(() => fetch('/broken'))
  await page.getByRole('main').getByRole('textbox').first().fill('anna')
  await page.getByRole('main').getByRole('textbox').first().blur()
  await page.goto('/support')
  const kinds = () => new Set(ingestion.events().map(({ event_type }) => event_type))
  await expect
    .poll(kinds)
    .toEqual(
      new Set([
        'session_start',
        '$identify',
        '[Amplitude] Page Viewed',
        '[Amplitude] Network Request',
        '[Amplitude] Form Started',
        '[Amplitude] Web Vitals',
      ]),
    )
  expect(new Set(ingestion.uploads.map(({ apiKey }) => apiKey))).toEqual(new Set([API_KEY]))
})
