import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { storeConsent } from './ingestion/choices.ts'
import { waitUntilSettled } from './product/scripts.ts'

test.use({ reducedMotion: 'no-preference' })

const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('dialog', { name: 'Main' })
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })

/** How much of what is behind an element its own background covers, from 0 to 1. */
const getOpacity = (element: Locator) =>
  element.evaluate((node) => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) throw new Error('The browser draws nothing.')
    context.fillStyle = getComputedStyle(node).backgroundColor
    context.fillRect(0, 0, 1, 1)
    return (context.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255
  })

/** How far a section's top is from the lower edge of the bar, in pixels. */
const getDistance = (page: Page, id: string) =>
  page.evaluate((section) => {
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN
    return Math.abs(top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0))
  }, id)

/** Room between the bar and a section that was scrolled to, at most, in pixels. */
const MAX_GAP_PX = 40

/** Whether a page came by a view transition; the page notes it as it is revealed. */
const hasTransition = (page: Page) => page.evaluate(() => document.documentElement.dataset.transition === 'true')

test.describe('on a desktop', () => {
  test('the pages of the two audiences change by a view transition, others do not', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.transition = String(viewTransition !== null)
      }),
    )
    await page.goto('/')
    await waitUntilSettled(page)
    await bar(page).getByRole('link', { name: 'Business' }).click()
    await page.waitForURL('/business')
    await waitUntilSettled(page)
    expect(await hasTransition(page)).toBe(true)
    await page.goBack()
    await page.waitForURL('/')
    await waitUntilSettled(page)
    expect(await hasTransition(page)).toBe(true)
    await page.getByRole('link', { name: 'Privacy Policy' }).first().click()
    await page.waitForURL('/privacy')
    await waitUntilSettled(page)
    expect(await hasTransition(page)).toBe(false)
  })

  for (const [address, height] of [
    ['/', 88],
    ['/business', 88],
    ['/support', 88],
  ] as const) {
    const tag = address === '/' ? [] : '@full'
    test(`the bar of ${address} stays at the top, translucent once scrolled`, { tag }, async ({ page }) => {
      await page.goto(address)
      expect(await bar(page).boundingBox()).toMatchObject({ y: 0, height })
      await expect(bar(page)).toHaveCSS('position', 'fixed')
      await expect(bar(page)).toHaveCSS('z-index', '1000')
      await expect(bar(page)).not.toHaveAttribute('data-scrolled')
      await page.evaluate(() => scrollTo(0, 2))
      await expect(bar(page)).toHaveAttribute('data-scrolled')
      // Most of what is under it shows through no more, and some still does.
      await expect
        .poll(async () => {
          const opacity = await getOpacity(bar(page))
          return opacity > 0.5 && opacity < 1
        })
        .toBe(true)
      await expect(bar(page)).toHaveCSS('backdrop-filter', /blur/)
      expect(await bar(page).boundingBox()).toMatchObject({ y: 0, height })
      await page.evaluate(() => scrollTo(0, 0))
      await expect(bar(page)).not.toHaveAttribute('data-scrolled')
    })
  }

  test('the item of the section in view is the active one', async ({ page }) => {
    await page.goto('/')
    const items = bar(page).getByRole('navigation', { name: 'Main' })
    await expect(items.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'true')
    for (const name of ['How it works', 'Our Features', 'Why Homie', 'Testimonials', 'FAQ']) {
      await items.getByRole('link', { name }).click()
      await expect(items.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
      await expect(items.locator('[aria-current]')).toHaveCount(1)
    }
  })

  test('all its links can be used by keyboard', async ({ page, context, site }) => {
    // The cookie question would come first.
    await storeConsent(context, site.url, ['essential'])
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    const reached: string[] = []
    while (reached.at(-1) !== 'See My Buying Power' && reached.length < 20) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
    }
    expect(reached.slice(-12, -1).map((text) => text.replace(/\W*opens another site\W*/, ''))).toEqual([
      'Homie',
      'Personal',
      'Business',
      'Home',
      'How it works',
      'Our Features',
      'Why Homie',
      'Testimonials',
      'FAQ',
      'Blog',
      'Français',
    ])
    await page.keyboard.press('Enter')
    await page.waitForURL('/signup/mobile/default?from=link')
  })

  for (const [from, path] of [
    ['/support', '/'],
    ['/lp1/privacy', '/lp1'],
  ] as const) {
    test(`a section followed from ${from} is scrolled to on ${path}`, async ({ page }) => {
      await page.goto(from)
      await bar(page).getByRole('link', { name: 'Testimonials' }).click()
      await page.waitForURL(`${path}#testimonials`)
      await expect.poll(() => getDistance(page, 'testimonials')).toBeLessThan(MAX_GAP_PX)
    })
  }

  test('the language switch keeps the section and the landing variant', async ({ page }) => {
    await page.goto('/lp1')
    for (const [name, address] of [
      ['FAQ', '/lp1#faq'],
      ['Français', '/fr/lp1#faq'],
      ['English', '/lp1#faq'],
    ] as const) {
      await bar(page).getByRole('link', { name }).click()
      await page.waitForURL(address)
      // The next link leads to the section that is in view once the page has come to rest.
      await waitUntilSettled(page)
      await expect.poll(() => getDistance(page, 'faq')).toBeLessThan(MAX_GAP_PX)
    }
  })

  for (const [address, place] of [
    ['/', '#testimonials'],
    ['/', '#faq'],
    ['/business', '#faq'],
    ['/privacy', '.footer'],
  ] as const) {
    const tag = place === '#faq' ? '@full' : []
    test(`Back returns to ${place} of ${address}`, { tag }, async ({ page, context, site }) => {
      // The cookie question takes room at the end of the page, and takes it after the browser has returned there.
      if (place === '.footer') await storeConsent(context, site.url, ['essential'])
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      await page.locator(place).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      const getTop = () => page.locator(place).evaluate((element) => element.getBoundingClientRect().top)
      const left = await getTop()
      // Followed without a pointer, which would scroll to the link.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).dispatchEvent('click')
      await page.waitForURL('/terms-of-use')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await page.waitForURL(address)
      await expect.poll(async () => Math.abs((await getTop()) - left)).toBeLessThan(MAX_GAP_PX)
    })
  }
})

for (const home of ['/', '/fr']) {
  test(`the button in the bar of ${home} stays on one line between a phone and a desktop`, async ({ page }) => {
    await page.goto(`${home}/support`.replace('//', '/'))
    const button = bar(page).locator('.button')
    for (const width of [390, 544, 600, 640, 700, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await button.boundingBox())?.height, `at ${width} px`).toBe(44)
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.beforeEach(({ page }) => page.goto('/support'))

  test('the bar is 64 pixels high, and grows with the font size', async ({ page }) => {
    await page.goto('/')
    expect(await bar(page).boundingBox()).toMatchObject({ y: 0, height: 64 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const height = (await bar(page).boundingBox())?.height ?? 0
    for (const control of [bar(page).getByRole('link').first(), opener(page)]) {
      const box = await control.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    }
  })

  test('the menu covers the screen, moves nothing, keeps the focus, and closes by icon and Escape', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await opener(page).click()
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    expect(await page.locator('h1').boundingBox()).toEqual(before)
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    expect(await heading.boundingBox()).toEqual(before)

    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab')
      expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('an item of the menu leads to its section', async ({ page }) => {
    await opener(page).click()
    await menu(page).getByRole('link', { name: 'FAQ' }).press('Enter')
    await page.waitForURL('/#faq')
    await expect.poll(() => getDistance(page, 'faq')).toBeLessThan(MAX_GAP_PX)
    await expect(menu(page)).toBeHidden()
  })

  test('the item of a section that fills the space below the bar is active', async ({ page }) => {
    await page.goto('/business')
    // A quarter of this height fits in the window, but not below the bar.
    await page.locator('#impact-calculator').evaluate((section) => (section.style.height = '3200px'))
    await opener(page).click()
    await menu(page).getByRole('link', { name: 'Impact Calculator' }).click()
    await opener(page).click()
    await expect(menu(page).locator('li [aria-current]')).toHaveText('Impact Calculator')
  })

  test('an item for the current page closes the menu', async ({ page }) => {
    await page.goto('/')
    await opener(page).click()
    await menu(page).getByRole('link', { name: 'Our Features' }).click()
    await expect(menu(page)).toBeHidden()
    await expect.poll(() => getDistance(page, 'our-features')).toBeLessThan(MAX_GAP_PX)
  })
})

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('the menu opens and closes by its links', async ({ page }) => {
    await page.goto('/support')
    await page.getByRole('link', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible()
    await page.getByRole('link', { name: 'Close menu' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
