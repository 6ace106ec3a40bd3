import { banner } from './ingestion/choices.ts'
import { expect, test } from './fixtures.ts'

test('a double click on an answer does not reach the page behind it', async ({ page }) => {
  await page.goto('/support')
  const answer = banner(page).getByRole('button', { name: 'Reject all' })
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
