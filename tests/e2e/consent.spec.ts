import type { Page } from '@playwright/test'
import { isFull } from '#tests/support/full.ts'
import { banner, choices, choose, storeConsent } from './ingestion/choices.ts'
import { expect, test } from './ingestion/fixtures.ts'
import { readStoredNames, findTraces } from './ingestion/traces.ts'
import { sentAfter } from './ingestion/mockIngestion.ts'
import { waitUntilSettled } from './product/scripts.ts'
import { isLinkPage, NOWHERE, siteRoutes, toStablePath } from './siteRoutes.ts'
import { watchViolations } from './violations.ts'

const ANSWERS = ['Accept all', 'Reject all', 'Customize'] as const

/** Opens a page and waits until it stays: one that leads on would end what is asked of it. */
async function openToStay(page: Page, path: string): Promise<void> {
  await page.goto(toStablePath(path))
  if (isLinkPage(path)) await page.waitForURL(/\?from=link$/)
  await waitUntilSettled(page)
}

/** A page of every kind; all pages when everything is tested. */
const someRoutes = isFull
  ? siteRoutes
  : ['/', '/lp1', '/fr/business', '/android-waitlist', '/estimate', '/privacy', '/v1/link/tamarack', '/unsubscribe']

/** Pages with a footer of every kind. */
const withFooter = [
  '/',
  '/privacy',
  '/signup/mobile/tamarack?from=link',
  ...(isFull ? ['/lp1', '/business', '/support', '/terms-of-use', '/cookie-policy', '/android-waitlist'] : []),
]

test('before a choice no page contacts an analytics service or stores anything', async ({
  page,
  ingestion,
  expected,
}) => {
  test.slow(isFull)
  expected.push(/404/)
  for (const path of [...someRoutes, NOWHERE]) {
    await openToStay(page, path)
    expect(await findTraces(page), path).toEqual([])
  }
  expect(ingestion.requests).toEqual([])
})

test('after "Reject all" no page contacts a service or asks again', async ({ page, ingestion, expected }) => {
  test.slow(isFull)
  expected.push(/404/)
  await page.goto('/')
  await choose(page, 'Reject all')
  for (const path of isFull ? [...someRoutes, NOWHERE] : ['/', '/fr/business', '/privacy']) {
    await openToStay(page, path)
    expect(await findTraces(page), path).toEqual([])
    await expect(banner(page)).toBeHidden()
  }
  expect(ingestion.requests).toEqual([])
})

test('the server sets the cookie of a choice again, which Safari then keeps', async ({ page }) => {
  const renewed = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.goto('/')
  await choose(page, 'Reject all')
  const cookie = await (await renewed).headerValue('set-cookie')
  expect(cookie).toMatch(/^homie_consent=.*essential.*; Max-Age=31536000/)
})

test('after "Accept all" no page asks again or breaks its content security policy', async ({
  page,
  context,
  ingestion,
  expected,
}) => {
  test.slow(isFull)
  expected.push(/404/)
  const violations = await watchViolations(context)
  await page.goto('/')
  await choose(page, 'Accept all')
  for (const path of [...someRoutes, NOWHERE]) {
    const response = await page.goto(toStablePath(path))
    expect(response?.headers()['content-security-policy'], path).toContain("object-src 'none'")
    if (isLinkPage(path)) await page.waitForURL(/\?from=link$/)
    await waitUntilSettled(page)
    await expect(banner(page)).toBeHidden()
  }
  expect(violations).toEqual([])
  expect(ingestion.uploads.length).toBeGreaterThan(0)
})

test('the three answers have equal weight', async ({ page }) => {
  await page.goto('/')
  const looks = []
  for (const name of ANSWERS) {
    const button = banner(page).getByRole('button', { name, exact: true })
    looks.push(
      await button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        return {
          backgroundColor,
          color,
          fontSize,
          fontWeight,
          borderColor,
          width: Math.round(width),
          height: Math.round(height),
        }
      }),
    )
  }
  expect(looks).toEqual([looks[0], looks[0], looks[0]])
})

for (const address of ['/', '/fr']) {
  test(`on a small phone the banner of ${address} leaves the button of the hero in view`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(address)
    const question = page.locator('.consent-banner')
    await waitUntilSettled(page)
    await expect(question).toBeVisible()
    const button = await page.locator('main a[data-origin=hero-section]').first().boundingBox()
    expect(button && button.y + button.height).toBeLessThan((await question.boundingBox())?.y ?? 0)
  })
}

test('the banner moves nothing and blocks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    let moved = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) moved += Number(Reflect.get(shift, 'value'))
      Reflect.set(window, 'moved', moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/support')
  await expect(banner(page)).toBeVisible()
  await waitUntilSettled(page)
  // Fonts arriving move a letter by less than this; a banner that takes room moves the whole page.
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved') ?? 0))).toBeLessThan(0.001)
  await page.getByRole('banner').getByRole('link', { name: 'Business' }).click()
  await page.waitForURL('**/business')
})

test('everything can be done with the keyboard', async ({ page, ingestion }) => {
  await page.goto('/support')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link')).toBeFocused()
  for (const name of ANSWERS) {
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('button', { name })).toBeFocused()
  }
  // The question does not keep the keyboard from the page, nor the page from the question.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(banner(page).getByRole('button', { name: 'Customize' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(choices(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choices(page)).toBeHidden()
  await expect(banner(page)).toBeVisible()

  await banner(page).getByRole('button', { name: 'Customize' }).press('Enter')
  await expect(choices(page).getByRole('checkbox', { name: 'Essential' })).toBeDisabled()
  const analytics = choices(page).getByRole('checkbox', { name: 'Analytics' })
  await expect(analytics).not.toBeChecked()
  await expect.poll(() => choices(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await analytics.press('Space')
  await expect(analytics).toBeChecked()
  await choices(page).getByRole('button', { name: 'Save my choices' }).press('Enter')
  await expect(choices(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Your choice is saved.' })).toBeAttached()
  await expect.poll(() => ingestion.uploads.length).toBeGreaterThan(0)
})

test('every footer opens the choices again', async ({ page, context, site }) => {
  await storeConsent(context, site.url, ['essential'])
  for (const path of withFooter) {
    await page.goto(path)
    await waitUntilSettled(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' })
    await expect(link).toHaveAttribute('href', /cookie-policy$/)
    await link.click()
    await expect(choices(page)).toBeVisible()
  }
})

test('choices opened while the question loads leave no banner of it', async ({ page, context, site }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/consent', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/consent')
  await page.goto('/support')
  await asked
  await storeConsent(context, site.url, ['essential'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  held.resolve()
  await expect(choices(page)).toBeVisible()
  await expect.poll(() => choices(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(choices(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
})

test('withdrawing removes all data of analytics at once', async ({ page, ingestion }) => {
  await page.goto('/support')
  await choose(page, 'Accept all')
  await expect.poll(() => ingestion.uploads.length).toBeGreaterThan(0)
  expect((await readStoredNames(page)).cookies).not.toEqual(['homie_consent'])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  const reloaded = page.waitForEvent('load')
  await choices(page).getByRole('button', { name: 'Reject all' }).click()
  const withdrawn = Date.now()
  await reloaded
  await waitUntilSettled(page)
  await expect.poll(() => findTraces(page)).toEqual([])
  // What was under way when the choice was made has arrived by now.
  expect(sentAfter(ingestion, withdrawn)).toEqual([])
  const requests = ingestion.requests.length
  await page.goto('/')
  await waitUntilSettled(page)
  expect(await findTraces(page)).toEqual([])
  expect(ingestion.requests).toHaveLength(requests)
})

test('Global Privacy Control counts as a rejection until the visitor agrees', async ({
  page,
  context,
  site,
  ingestion,
}) => {
  await storeConsent(context, site.url, ['essential', 'analytics'])
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/support')
  await waitUntilSettled(page)
  await expect(banner(page)).toBeHidden()
  expect(ingestion.requests).toEqual([])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  await expect(choices(page).getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked()
  await expect(choices(page)).toContainText('Your browser sends Global Privacy Control')
  await choices(page).getByRole('button', { name: 'Accept all' }).click()
  await page.goto('/')
  await expect.poll(() => ingestion.uploads.length).toBeGreaterThan(0)
})

test('visitors are asked again after a new revision', async ({ page, context, site, ingestion }) => {
  const content = await site.content()
  const id = await content.fetch<string>('*[_type == "legalPolicy" && slug.current == "cookie-policy"][0]._id')
  await storeConsent(context, site.url, ['essential', 'analytics'])
  await page.goto('/cookie-policy')
  await expect.poll(() => ingestion.uploads.length).toBeGreaterThan(0)
  await waitUntilSettled(page)
  /** The data React starts a page with, which is a file of its own. */
  const dataOfPage = async () => {
    const html = await (await page.request.get('/cookie-policy')).text()
    const [, address = ''] = /data-sources="(\S+)/.exec(html) ?? []
    return (await page.request.get(address)).text()
  }
  /** Waits until pages carry a revision of the question, as the next test expects the first one. */
  const waitForRevision = (revision: number) => expect.poll(dataOfPage).toContain(`\\"revision\\":${revision}`)
  await content.patch(id).set({ consentRevision: 2 }).commit()
  try {
    await waitForRevision(2)
    // The page that is left sends what it has.
    await page.goto('/cookie-policy')
    await expect(banner(page)).toBeVisible()
    ingestion.reset()
    await page.goto('/support')
    await expect(banner(page)).toBeVisible()
    expect(ingestion.requests).toEqual([])
    await choose(page, 'Accept all')
    await expect.poll(() => ingestion.uploads.length).toBeGreaterThan(0)
  } finally {
    await content.patch(id).set({ consentRevision: 1 }).commit()
    await waitForRevision(1)
  }
})

test('the policy and the dialog list exactly the cookies that are set', async ({ page, site, ingestion }) => {
  interface Row {
    name: string
    purpose: string
    party: string
    lifetime: string
  }
  const { policy, dialog } = await (
    await site.content()
  ).fetch<{ policy: Row[]; dialog: Row[] }>(`{
    "policy": *[_type == "legalPolicy" && slug.current == "cookie-policy"][0].cookieTable.rows[]{ name, purpose, party, lifetime },
    "dialog": *[_type == "consentSettings"][0].categories[].cookies[]{ name, purpose, party, lifetime }
  }`)
  expect(policy).toEqual(dialog)

  await page.goto('/android-waitlist?utm_source=letter')
  await choose(page, 'Accept all')
  await expect.poll(() => ingestion.uploads.length).toBeGreaterThan(0)
  const { cookies, storage, databases } = await readStoredNames(page)
  // "AMP_ followed by 10 characters" stands for AMP_1234567890.
  const listed = policy
    .flatMap(({ name }) => name.replace(/,? (each )?followed by.*/, '*').split(/, | and /))
    .map((name) => name.trim())
  const isListed = (name: string) =>
    listed.some(
      (entry) => name === entry.replace('*', '') || (/[_*]$/.test(entry) && name.startsWith(entry.replace('*', ''))),
    )
  expect([...cookies, ...storage, ...databases].filter((name) => !isListed(name))).toEqual([])
})
