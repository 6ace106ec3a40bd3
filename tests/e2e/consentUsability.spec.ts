import { banner } from './ingestion/choices.ts'
import { expect, test } from './fixtures.ts'

test('a double click on an answer does not reach the page behind it', async ({ page }) => {
  await page.goto('/support')
  const answer = banner(page).getByRole('button', { name: 'Reject all' })
  // The banner has come in.
  await answer.click({ trial: true })
  await answer.evaluate((button) => {
    const { y, height } = button.getBoundingClientRect()
    const behind = document.createElement('button')
    behind.textContent = 'Behind'
    behind.style.cssText = `position: fixed; inset: ${y}px 0 auto; width: 100%; height: ${height}px`
    behind.addEventListener('click', () => (behind.textContent = 'Clicked'))
    document.querySelector('main')?.append(behind)
  })
  await answer.dblclick()
  await expect(banner(page)).toBeHidden()
  const behind = page.getByRole('button', { name: 'Behind' })
  await expect(behind).toBeVisible()
  await behind.click()
  await expect(behind).toBeHidden()
})

test('the choices can be used at a zoom of 400% and with letters of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/fr')
  const question = page.locator('.consent-banner')
  await question.getByRole('button', { name: 'Personnaliser' }).click()
  const analytics = page.getByRole('checkbox', { name: 'Analyse' })
  const summaries = page.locator('dialog summary')
  await expect(summaries).not.toHaveCount(0)
  for (const summary of await summaries.all()) await summary.click()
  await analytics.focus()
  const isUncovered = await analytics.evaluate((box) => {
    const { x, y, width, height } = box.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === box
  })
  expect(isUncovered).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const dialog = page.locator('dialog[open]')
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('long answers of the cookie question leave room for its text on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/fr/support')
  const question = page.locator('.consent-banner')
  await expect(question).toBeVisible()
  const labels = question.locator('.button-label')
  await expect(labels).not.toHaveCount(0)
  for (const label of await labels.all()) {
    await label.evaluate((element) => (element.textContent = 'Accepter tous les témoins'))
  }
  const { width = 0 } = (await question.locator('p').boundingBox()) ?? {}
  expect(width).toBeGreaterThan(250)
})
