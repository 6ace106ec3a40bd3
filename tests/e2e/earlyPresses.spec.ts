import type { Locator, Page } from '@playwright/test'
import { FORM_PATHS } from '#lib/forms.ts'
import { expect, test } from './fixtures.ts'
import { createEmail, holdScripts, readMailTo } from './leads/calls.ts'
import { fillDemo } from './leads/businessPage.ts'
import { storeConsent } from './ingestion/choices.ts'
import { waitUntilSettled } from './product/scripts.ts'
import { siteRoutes, toStablePath, WITHOUT_SCRIPTS } from './siteRoutes.ts'

interface Press {
  /** What is pressed, as the title of the test. */
  name: string
  address: string
  press: (page: Page) => Promise<void>
  /** What the press must have brought, once, before scripts have run and after. */
  effect: (page: Page) => Locator
  phone?: true
}

const button = (within: (page: Page) => Locator, name: string) => (page: Page) =>
  within(page).getByRole('button', { name }).first().click()

const main = (page: Page) => page.getByRole('main')
const header = (page: Page) => page.getByRole('banner')
const demoDialog = (page: Page) => page.getByRole('dialog', { name: 'Book a demo with our team.' })
const onePagerDialog = (page: Page) => page.getByRole('dialog', { name: 'Get the 1-pager' })

const presses: readonly Press[] = [
  {
    name: '"See funnel Impact"',
    address: '/business',
    press: button(main, 'See funnel Impact'),
    effect: (page) => page.getByRole('region', { name: 'Your funnel with Homie' }),
  },
  { name: 'the demo in the hero', address: '/business', press: button(main, 'Request a Demo'), effect: demoDialog },
  { name: 'the demo in the header', address: '/business', press: button(header, 'Request a Demo'), effect: demoDialog },
  {
    name: 'the 1-pager',
    address: '/fr/business',
    press: button(main, 'fiche'),
    effect: (page) => page.locator('#one-pager-dialog[open]'),
  },
  {
    name: 'the 1-pager in English',
    address: '/business',
    press: button(main, 'Email Me the 1 pager'),
    effect: onePagerDialog,
  },
  {
    name: 'a question',
    address: '/',
    press: (page) => page.locator('#faq summary').nth(2).click(),
    effect: (page) => page.locator('#faq details[open]').nth(1),
  },
  {
    name: 'the menu',
    address: '/support',
    phone: true,
    press: button(header, 'Open menu'),
    effect: (page) => page.getByRole('dialog', { name: 'Main' }),
  },
]

/** Opens a page whose scripts wait until the returned function is called. */
async function openHeld(page: Page, address: string) {
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return async () => {
    release()
    await expect.poll(() => page.evaluate(() => Object.hasOwn(history, 'pushState'))).toBe(true)
    await waitUntilSettled(page)
  }
}

test.describe('a press before the scripts have run', () => {
  test.beforeEach(({ context, site }) => storeConsent(context, site.url, ['essential']))

  for (const { name, address, press, effect, phone } of presses) {
    test(`on ${name} is answered at once, and stays answered`, async ({ page }) => {
      await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1440, height: 900 })
      const release = await openHeld(page, address)
      await press(page)
      await expect(effect(page)).toBeVisible()
      await release()
      await expect(effect(page)).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(await page.locator('dialog:modal').count())
    })
  }

  test('on "Request a Demo" keeps what is typed, and checks it once scripts run', async ({ page }) => {
    const release = await openHeld(page, '/business')
    await button(main, 'Request a Demo')(page)
    const dialog = demoDialog(page)
    await dialog.getByLabel('Company name').fill('Maple Lending')
    await release()
    await expect(dialog.getByLabel('Company name')).toHaveValue('Maple Lending')
    await expect(dialog.getByLabel('Company name')).toBeFocused()
    const submit = dialog.getByRole('button', { name: 'Request a Demo' })
    await expect(submit).toBeDisabled()
    await fillDemo(dialog)
    await expect(submit).toBeEnabled()
  })

  test('on a slider counts for the results', async ({ page }) => {
    const release = await openHeld(page, '/business')
    await page.getByRole('slider', { name: 'Disqualified leads' }).fill('0')
    await button(main, 'See funnel Impact')(page)
    await release()
    await expect(page.locator('#impact-calculator').getByText('No change', { exact: true })).toBeVisible()
  })

  test('on a control of the sample figure counts for it', async ({ page }) => {
    const section = page.locator('#our-features')
    for (const press of [
      () => section.getByLabel('Pay off the card').check(),
      () => section.getByRole('slider', { name: 'Five-year fixed rate' }).press('ArrowRight'),
    ]) {
      const release = await openHeld(page, '/')
      const before = await section.locator('.power-figure').textContent()
      await press()
      await release()
      await expect(section.locator('.power-figure')).not.toHaveText(before ?? '')
    }
  })

  test.describe('on "Notify me"', () => {
    const email = (page: Page) => main(page).getByRole('textbox', { name: 'Email' })
    const notify = (page: Page) => main(page).getByRole('button', { name: /Notify me|Submitting/ })
    const thanks = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Thank you for signing up!' })

    test('is sent once, and answered in the place of the form', async ({ page, site }) => {
      const release = await openHeld(page, '/android-waitlist')
      await expect(thanks(page)).toBeHidden()
      const address = createEmail('early')
      await email(page).fill(address)
      await notify(page).dblclick()
      await expect(thanks(page)).toBeFocused()
      await expect(email(page)).toBeHidden()
      await release()
      await expect(main(page).locator('form')).toHaveCount(0)
      await expect(thanks(page)).toBeFocused()
      await expect(page).toHaveURL('/android-waitlist')
      await expect.poll(() => readMailTo(site, address)).toHaveLength(1)
    })

    test('is sent once when the scripts run before its answer', async ({ page }) => {
      const answered = Promise.withResolvers<void>()
      let calls = 0
      const isCall = ({ pathname }: URL) => pathname === FORM_PATHS['android-waitlist']
      await page.route(isCall, async (route) => {
        calls += 1
        await answered.promise
        await route.continue()
      })
      const release = await openHeld(page, '/android-waitlist')
      await email(page).fill(createEmail('early'))
      await notify(page).click()
      await release()
      await expect(notify(page)).toHaveAccessibleName('Submitting')
      await email(page).press('Enter')
      answered.resolve()
      await expect(thanks(page)).toBeVisible()
      await expect(main(page).locator('form')).toHaveCount(0)
      expect(calls).toBe(1)
    })

    test('with a wrong address leads to a page that says so', async ({ page, expected }) => {
      expected.push(/status of 422|^422 POST/)
      await openHeld(page, '/android-waitlist')
      await email(page).fill('amelie@example')
      await email(page).press('Enter')
      await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address')
      await expect(email(page)).toHaveValue('amelie@example')
    })
  })

  test('on the cookie choices opens them once', async ({ page }) => {
    const release = await openHeld(page, '/')
    const link = page.getByRole('contentinfo').getByRole('link', { name: /cookie settings|privacy choices/i })
    await link.click()
    await link.click()
    await expect(link).toHaveAttribute('aria-busy', 'true')
    await release()
    await expect(page.locator('dialog.dialog[open]')).toHaveCount(1)
    await expect(page).toHaveURL('/')
  })

  test('on the cookie choices leads to the policy if no script comes', async ({ page }) => {
    await page.clock.install()
    await openHeld(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
    await page.clock.runFor(4000)
    await expect(page).toHaveURL(/\/cookie-policy/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expected: [new RegExp(`${WITHOUT_SCRIPTS.source}|status of 422|^422 POST`)] })

  for (const { name, address, press, effect, phone } of presses.filter((each) => each.name !== 'the menu')) {
    test(`a press on ${name} is answered`, async ({ page }) => {
      await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1440, height: 900 })
      await page.goto(address)
      await press(page)
      await expect(effect(page)).toBeVisible()
    })
  }

  test('a demo is requested in the dialog; a mistake shows the form again', async ({ page, site }) => {
    await page.goto('/business')
    await button(main, 'Request a Demo')(page)
    await fillDemo(demoDialog(page), 'ann@')
    await demoDialog(page).getByRole('button', { name: 'Request a Demo' }).click()
    const email = main(page).getByLabel('Email')
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(email).toHaveValue('ann@')
    await expect(main(page).getByLabel('Business type').locator('option:checked')).toHaveText('Credit union')
    expect(page.url()).not.toContain('ann')
    const address = createEmail('no-script')
    await email.fill(address)
    await main(page).getByRole('button', { name: 'Request a Demo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Your demo request has been submitted. We'll contact you soon!",
    )
    await expect.poll(() => readMailTo(site, address)).toHaveLength(1)
  })

  test('the waitlist answers in the language and the variant of its page', async ({ page }) => {
    await page.goto('/fr/lp1/android-waitlist')
    await main(page).getByLabel('Courriel').fill(createEmail('sans-script'))
    await main(page).getByRole('button').first().click()
    await expect(page).toHaveURL('/fr/lp1/forms/android-waitlist/sent')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Merci')
  })

  for (const [path, inFrench] of [
    ['/forms/demo', '/fr/forms/demo'],
    ['/lp1/forms/android-waitlist/sent', '/fr/lp1/forms/android-waitlist/sent'],
  ] as const)
    test(`${path} leads to its other language, and no button empties a form`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
      await header(page).getByRole('link', { name: 'Français' }).click()
      await expect(page).toHaveURL(inFrench)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    })

  test('no page shows a button that does nothing', async ({ page }) => {
    test.slow()
    for (const address of siteRoutes) {
      await page.goto(toStablePath(address))
      const idle = page.locator('button:visible:not([type="submit"], [command], [popovertarget])')
      await expect.soft(idle, address).toHaveCount(0)
    }
  })
})
