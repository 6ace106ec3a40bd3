import { expect, test } from '../fixtures.ts'
import { startSite } from '../product/product.ts'
import type { RunningSite } from '../product/product.ts'

let fresh: RunningSite
test.beforeAll(async () => {
  fresh = await startSite({ administrator: false })
})
test.afterAll(() => fresh.remove())

test('the link printed at the first start opens the Studio once', { tag: '@full' }, async ({ page, expected }) => {
  expected.push(/410 GET .*first-run/, /status of 410/)
  expect(fresh.printed).toHaveLength(3)
  const link = /https?:\S+/.exec(fresh.printed[2] ?? '')?.[0] ?? ''

  await page.goto(link)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password').fill('a long enough password')
  await page.getByRole('button', { name: 'Make account and open the Studio' }).click()
  await expect(page.getByTestId('studio-navbar')).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await fresh.restart()
  expect(fresh.printed).toHaveLength(2)
})
