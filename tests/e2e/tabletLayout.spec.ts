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
