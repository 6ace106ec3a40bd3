import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const getRightEdge = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('An element without a box has no edge')
  return Math.round(box.x + box.width)
}

test('the cards of the steps end before the next step', async ({ page }) => {
  await page.setViewportSize({ width: 912, height: 1368 })
  await page.goto('/fr')
  const steps = page.locator('.stair')
  await expect(steps).not.toHaveCount(0)
  for (const step of await steps.all()) {
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
