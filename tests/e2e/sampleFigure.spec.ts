import { expect, test } from './fixtures.ts'

test('the rate, a task and the card move the sample figure and its gauge', async ({ page }) => {
  await page.goto('/')
  const section = page.locator('#our-features')
  const gauge = section.locator('.gauge')
  const level = () => gauge.evaluate((element) => element.style.getPropertyValue('--level'))
  const start = await level()
  await section.getByLabel('Pay off the card').check()
  await expect(section.getByRole('status')).toHaveText('$630,000')
  expect(Number(await level())).toBeGreaterThan(Number(start))
  await section.getByLabel('Move $650 to your FHSA').check()
  await section.getByRole('slider', { name: 'Five-year fixed rate' }).press('ArrowRight')
  await expect(section.getByRole('status')).toHaveText('$628,000')
  await expect(section.locator('.power-figure')).toHaveText('$628,000')
})
