import type { Page } from '@playwright/test'
import { chromiumOptions, HEADLESS_SHELL } from './browser.ts'
import { SIZES } from './accessibility/page.ts'
import { getSizes } from './accessibility/samples.ts'
import { openBusinessPage, openDialog } from './leads/businessPage.ts'
import { expect, test } from './fixtures.ts'
import { banner, choices } from './ingestion/choices.ts'

/**
 * Versions of the headless shell with which the pictures in `screenshots/` can be compared: the last drew them, the other draws
 * the same. Another browser may draw letters and edges a little differently, which says nothing about the site.
 */
const COMPARABLE = ['150.', '156.']
const isComparable = (version: string) =>
  chromiumOptions().executablePath === HEADLESS_SHELL && COMPARABLE.some((known) => version.startsWith(known))

/** Pages whose whole length is compared. The fixed part of a long policy is its top. */
const PAGES = [
  { name: 'home', address: '/' },
  { name: 'business', address: '/business' },
  { name: 'waitlist', address: '/android-waitlist' },
  { name: 'support', address: '/support' },
  { name: 'policy', address: '/privacy', fullPage: false },
  { name: 'policy-history', address: '/privacy/history', fullPage: false },
  { name: 'link', address: '/v1/link/tamarack' },
  { name: 'scan', address: '/signup/mobile/default?from=link' },
  { name: 'not-found', address: '/no-such-page' },
  // Longer words show first where room is scarce: in the bar and the hero.
  { name: 'home-french', address: '/fr', fullPage: false },
  { name: 'business-french', address: '/fr/business', fullPage: false },
]

/** Pages of the most parts, compared at every size; the others come at one size by turns. */
const LANDING: ReadonlySet<string> = new Set(['home', 'business'])

/** Whether `npm test` leaves a picture out: French pages, and the second size of a landing page. */
const isExtra = (name: string, index: number, size: string) =>
  name.endsWith('-french') || (LANDING.has(name) && size === (index % 2 === 0 ? 'desktop' : 'phone'))

/** Pictures below the fold load when they come near: this has them all loaded, and the letters drawn. */
async function loadEverything(page: Page) {
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')))
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.evaluate(() => document.fonts.ready)
}

// Programs are never led on, so the page that leads on stays to be looked at. The styles that hide what changes are not
// the page's own, which its policy would refuse.
test.use({ userAgent: 'Googlebot/2.1', bypassCSP: true })

test.beforeEach(({ browser }) => {
  test.skip(
    !isComparable(browser.version()),
    `The pictures were drawn by Chromium's headless shell ${COMPARABLE.join('x or ')}x, this is another browser or version (${browser.version()}). Draw them anew to compare: playwright test visualRegression --update-snapshots`,
  )
})

for (const size of ['phone', 'desktop'] as const) {
  const hasTurn = (index: number) => getSizes(index).includes(size)

  test.describe(`on a ${size}`, () => {
    test.use({ viewport: SIZES[size] })

    for (const [index, { name, address, fullPage = true }] of PAGES.entries()) {
      if (!LANDING.has(name) && !hasTurn(index)) continue
      test.describe(name, { tag: isExtra(name, index, size) ? '@full' : [] }, () => {
        test.use({ expected: address === '/no-such-page' ? [/404/] : [] })

        test('matches its picture', async ({ page }) => {
          await page.goto(address)
          await loadEverything(page)
          await expect(page).toHaveScreenshot(`${name}-${size}.png`, { fullPage })
        })
      })
    }

    if (hasTurn(0)) {
      test('the demo dialog matches its picture', async ({ page, context, site }) => {
        await openBusinessPage(page, context, site.url)
        const { dialog } = await openDialog(page, 'Request a Demo', 'Book a demo with our team.')
        await dialog.getByLabel('Email').fill('someone@')
        await dialog.getByLabel('Company name').focus()
        await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
        await expect(page).toHaveScreenshot(`demo-dialog-${size}.png`)
      })
    }

    if (hasTurn(1)) {
      // Elsewhere the question is left out of the pictures.
      test('the consent banner and its settings match their pictures', async ({ page }) => {
        await page.goto('/')
        await expect(banner(page)).toBeVisible()
        await expect(page).toHaveScreenshot(`cookie-question-${size}.png`, { stylePath: [] })
        await banner(page).getByRole('button', { name: 'Customize' }).click()
        await expect(choices(page)).toBeVisible()
        await expect(page).toHaveScreenshot(`cookie-choices-${size}.png`, { stylePath: [] })
      })
    }

    if (hasTurn(2)) {
      test("the calculator's results match their picture", async ({ page }) => {
        await page.goto('/business')
        const section = page.locator('#impact-calculator')
        await section.getByRole('button', { name: 'See funnel Impact' }).click()
        await expect(section.getByRole('region', { name: 'Your funnel with Homie' })).toBeVisible()
        await expect(section).toHaveScreenshot(`calculator-${size}.png`)
      })
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone })

  test('the menu matches its picture', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible()
    await expect(page).toHaveScreenshot('menu-phone.png')
  })
})
