import { createUnsubscribeLinks } from '#leads/unsubscribe.ts'
import { DEMO_ROUND_MS } from '#lib/phone-demo/frames.ts'
import { isFull } from '#tests/support/full.ts'
import { isTranslation, isVariant } from '../accessibility/samples.ts'
import { expect, test } from '../fixtures.ts'
import { choices } from '../ingestion/choices.ts'
import { openDialog } from '../leads/businessPage.ts'
import { enterPreview } from '../product/preview.ts'
import { readSecrets } from '../product/product.ts'
import { waitUntilSettled } from '../product/scripts.ts'
import { NOWHERE, siteRoutes, toStablePath } from '../siteRoutes.ts'
import { findPreviewFaults } from './faults.ts'

test.use({ reducedMotion: 'no-preference' })

test('every text and image of every page opens its field', async ({ page, site, expected }) => {
  test.slow()
  expected.push(/404/)
  await enterPreview(page, site)
  const { LEADS_SIGNING_SECRET } = await readSecrets(site.folder)
  const { page: unsubscribe } = createUnsubscribeLinks(
    { siteUrl: site.url, secret: LEADS_SIGNING_SECRET },
    { id: 'nobody', email: 'ann@maple.example' },
    'en-CA',
  )
  const faults: string[] = []
  for (const address of [
    ...siteRoutes.filter((each) => isFull || each === '/fr' || !(isVariant(each) || isTranslation(each))),
    NOWHERE,
    unsubscribe,
    `${unsubscribe}&done`,
  ]) {
    await page.goto(toStablePath(address))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    faults.push(...(await findPreviewFaults(page)).map((fault) => `${address} ${fault}`))
  }
  expect(faults).toEqual([])
})

test('so do the texts of dialogs', { tag: '@full' }, async ({ page, site }) => {
  await enterPreview(page, site, '/business')
  await waitUntilSettled(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  await expect(choices(page)).toBeVisible()
  expect(await findPreviewFaults(page)).toEqual([])
  await choices(page).getByRole('button', { name: 'Reject all' }).click()

  await page.getByRole('button', { name: 'See funnel Impact' }).click()
  const demo = await openDialog(page, 'Request a Demo', 'Book a demo with our team.')
  expect(await findPreviewFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(demo.dialog).toBeHidden()
  await openDialog(page, 'Email Me the 1 pager', 'Get the 1-pager')
  expect(await findPreviewFaults(page)).toEqual([])
})

test('the phone demo plays on until a text in it changes', { tag: '@full' }, async ({ page, site }) => {
  test.slow()
  await enterPreview(page, site)
  const phone = page.locator('.phone')
  await phone.scrollIntoViewIfNeeded()
  await expect(phone.locator('.confetti canvas')).toBeVisible({ timeout: 2 * DEMO_ROUND_MS })
  await expect(phone).toHaveAttribute('data-step', 'lock', { timeout: DEMO_ROUND_MS })
  await phone.locator('.loading-screen').evaluate((screen) => {
    const text = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT).nextNode()
    if (text) text.nodeValue = 'Nearly there'
  })
  await expect(page.getByRole('button', { name: 'Play the animation' })).toBeVisible({ timeout: DEMO_ROUND_MS })
  await expect(phone).toHaveAttribute('data-step', 'loading')
})
