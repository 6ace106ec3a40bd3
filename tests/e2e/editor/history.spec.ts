import { expect, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { signIn } from '../product/roles.ts'
import { getDeskPath, field, publish } from './studio.ts'

test('a former state is shown and restored', { tag: '@full' }, async ({ page, sandbox }) => {
  await signIn(page, sandbox, ADMINISTRATOR, getDeskPath('supportPage'))
  const headline = field(page, 'headline')
  await expect(headline).not.toHaveValue('')
  const first = await headline.inputValue()
  await headline.fill('A headline to regret')
  await publish(page, sandbox, 'supportPage')

  await page.goto(`${sandbox.url}/studio${getDeskPath('supportPage')},inspect=sanity%2Fstructure%2Fhistory`)
  const events = page.getByTestId('timeline-item-button')
  await expect.poll(() => events.count()).toBeGreaterThan(1)
  await expect(page.getByRole('button', { name: 'Close history' })).toBeVisible()
  await events.last().click()
  await expect(headline).toHaveValue(first)
  await page
    .getByTestId('action-revert-to-revision')
    .or(page.getByRole('button', { name: /revert/i }))
    .first()
    .click()
  await page.getByTestId('confirm-popover-confirm-button').click()
  await expect
    .poll(async () =>
      (await sandbox.content()).fetch('*[_id == "drafts.supportPage"][0].headline', {}, { perspective: 'raw' }),
    )
    .toBe(first)
})
