import { expect, picture, STUDIO_NOISE, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { chooseAction, intent, visit } from './studio.ts'

const HEADLINE = 'We answer from Monday on'

test('A marketer sets a time; when it has come, the next visitor has the change', async ({
  page,
  product,
  expected,
}) => {
  expected.push(...STUDIO_NOISE)
  const content = await product.content()
  const published = await content.getDocument('supportPage')
  await content.createOrReplace({ ...published, _id: 'drafts.supportPage', _type: 'supportPage', headline: HEADLINE })

  await signIn(page, product, await addPerson(product, 'marketer'), intent('supportPage', 'supportPage'))
  await chooseAction(page, 'Schedule…')
  const dialog = page.getByRole('dialog')
  const time = dialog.getByLabel('Date and time')
  await time.fill('2027-01-04T09:00')
  await expect(dialog.getByText('Monday, January 4, 2027 at 9:00 a.m. EST')).toBeVisible()
  await picture(page, 'dialog')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByText('Will be published on Monday, January 4, 2027')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
  const banner = page.getByTestId('schedule-publish')
  await expect(banner).toBeVisible()
  await picture(page, 'banner')
  expect(await visit(`${product.url}/support`)).not.toContain(HEADLINE)

  // The field counts in minutes; a test need not wait for one.
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('__studio_auth_token_local') ?? '{}')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const address = '/lake/v2025-02-19/data/schedules/production'
    const { schedules } = await (await fetch(address, { headers })).json()
    const body = JSON.stringify({ runAt: new Date(Date.now() + 1000) })
    await fetch(`${address}/${schedules[0].id}`, { method: 'PATCH', headers, body })
  })
  await expect.poll(() => visit(`${product.url}/support`)).toContain(HEADLINE)
  await page.goto(`${product.url}/studio/scheduled`)
  await expect(page.getByRole('row', { name: /Publish.*A marketer.*Done/ })).toBeVisible()
  await picture(page, 'list')
})
