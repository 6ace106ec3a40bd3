import { FORM_PATHS } from '#lib/forms.ts'
import { expect, savePicture, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { signIn } from '../product/roles.ts'

test('a lead stays open when its new status leaves the filter, and new leads appear', async ({ page, sandbox }) => {
  const send = async (name: string) => {
    const answer = await fetch(sandbox.url + FORM_PATHS['one-pager'], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email: `${name.toLowerCase()}@lender.example`, company: 'Maple Lending' }),
    })
    expect(answer.status).toBe(200)
  }
  await send('Amelia')
  await signIn(page, sandbox, ADMINISTRATOR, '/leads')
  await page.getByLabel('Status').selectOption('New')
  const row = (name: string) => page.getByRole('table', { name: 'Leads' }).getByRole('button', { name })
  await row('Amelia').click()
  const lead = page.getByRole('dialog', { name: '1-pager: Amelia' })
  const status = lead.getByLabel('Status')
  await status.press('ArrowDown')
  await expect(row('Amelia')).toHaveCount(0)
  await expect(status).toHaveValue('contacted')
  await expect(status).toBeFocused()
  await savePicture(page, 'lead')
  await lead.getByRole('button', { name: 'Close dialog' }).click()

  await send('Benoit')
  // As when the person comes back to this window.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await row('Benoit').click()
  await page.getByRole('button', { name: 'Delete this person’s data' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row('Benoit')).toHaveCount(0)
})
