import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const getRightEdge = async (locator: Locator) => {
  const { x = 0, width = 0 } = (await locator.boundingBox()) ?? {}
  return Math.round(x + width)
}

test('the cards of the steps end before the next step', async ({ page }) => {
  await page.setViewportSize({ width: 912, height: 1368 })
  await page.goto('/fr')
  for (const step of await page.locator('.stair').all()) {
    expect(await getRightEdge(step.locator('.step-card'))).toBeLessThanOrEqual(await getRightEdge(step))
  }
})

test('the fields of the demo form fill its rows', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1194 })
  await page.goto('/business')
  const form = page.locator('#demo form')
  const edge = await getRightEdge(form.getByLabel('Email'))
  expect(await getRightEdge(form.getByLabel('Contact name'))).toBe(edge)
  expect(await getRightEdge(form.getByLabel('Lender type'))).toBe(edge)
})
