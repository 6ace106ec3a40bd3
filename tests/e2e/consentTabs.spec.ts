import { banner, choices, choose, storeConsent } from './ingestion/choices.ts'
import { expect, test } from './ingestion/fixtures.ts'
import { findTraces } from './ingestion/traces.ts'
import { sentAfter } from './ingestion/mockIngestion.ts'
import { waitUntilSettled } from './product/scripts.ts'

test('a withdrawal in one tab stops and reloads the others', async ({ page, context, site, ingestion, expected }) => {
  // The SDK logs every event that it may not send.
  expected.push(/Amplitude Logger \[Error\]/)
  await storeConsent(context, site.url, ['essential', 'analytics'])
  await page.goto('/support')
  await expect.poll(() => ingestion.uploads.length).toBeGreaterThan(0)
  await waitUntilSettled(page)
  await storeConsent(context, site.url, ['essential'])
  const withdrawn = Date.now()
  await page.evaluate(() => history.pushState(null, '', '?after'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload')
  await waitUntilSettled(page)
  expect(sentAfter(ingestion, withdrawn)).toEqual([])
  await expect.poll(() => findTraces(page)).toEqual([])
})

test('a banner closes once another tab has answered', async ({ page, context, site, ingestion }) => {
  for (const categories of [['essential'], ['essential', 'analytics']] as const) {
    await context.clearCookies()
    await page.goto('/support')
    await expect(banner(page)).toBeVisible()
    expect(ingestion.uploads).toEqual([])
    await storeConsent(context, site.url, categories)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(banner(page)).toBeHidden()
  }
  await expect.poll(() => ingestion.uploads.length).toBeGreaterThan(0)
})

test('an answer in one window closes the question in the one beside it', async ({ page, context }) => {
  const beside = await context.newPage()
  for (const each of [beside, page]) {
    await each.goto('/support')
    await expect(banner(each)).toBeVisible()
  }
  await banner(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(banner(beside)).toBeHidden()
})

test('a choice made in one tab is known and can be withdrawn in another', async ({ page, context, site }) => {
  await page.goto('/support')
  // The server sets the cookie of this answer again, which must not come after the other tab's.
  const renewed = page.waitForResponse(
    (response) => response.url().endsWith('/api/consent') && response.request().method() === 'POST',
  )
  await choose(page, 'Reject all')
  await (await renewed).finished()
  await storeConsent(context, site.url, ['essential', 'analytics'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  await expect(choices(page).getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
  const reloaded = page.waitForEvent('load')
  await choices(page).getByRole('button', { name: 'Reject all' }).click()
  await reloaded
  await waitUntilSettled(page)
  await expect.poll(() => findTraces(page)).toEqual([])
})
