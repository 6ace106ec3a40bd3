import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import { formatInWords } from '#studio/kit/times.ts'
import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { chooseAction, getIntentPath, visit } from './studio.ts'
import { draftSupportPage } from './supportDraft.ts'

const HEADLINE = 'We answer from Monday on'
/** A morning of next January: past times are refused. */
const MORNING = `${new Date().getFullYear() + 1}-01-04T09:00`
/** The browser's time zone, Toronto, has standard time in January. */
const MORNING_IN_WORDS = formatInWords(new Date(`${MORNING}-05:00`), SITE_TIME_ZONE)

test('a scheduled change is public at its time', { tag: '@full' }, async ({ page, sandbox }) => {
  await draftSupportPage(sandbox, HEADLINE)
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), getIntentPath('supportPage', 'supportPage'))
  const dialog = await chooseAction(page, 'Schedule…')
  const time = dialog.getByLabel('Date and time')
  await time.fill(MORNING)
  await expect(dialog.getByText(MORNING_IN_WORDS)).toBeVisible()
  await savePicture(page, 'dialog')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByText(`Will be published on ${MORNING_IN_WORDS}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
  // The closing dialog shows the same card.
  await expect(dialog).toBeHidden()
  const banner = page.getByTestId('schedule-publish')
  await expect(banner).toBeVisible()
  await savePicture(page, 'banner')
  await page.goto(`${sandbox.url}/studio/scheduled`)
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await expect(banner.getByRole('button', { name: 'Change the time' })).toBeInViewport()
  expect(await visit(`${sandbox.url}/support`)).not.toContain(HEADLINE)

  // The field has minutes only; by API the test waits three seconds.
  const accepted = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('__studio_auth_token_local') ?? '{}')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const address = '/lake/v2025-02-19/data/schedules/production'
    const { schedules } = await (await fetch(address, { headers })).json()
    const body = JSON.stringify({ runAt: new Date(Date.now() + 3000) })
    return (await fetch(`${address}/${schedules[0].id}`, { method: 'PATCH', headers, body })).ok
  })
  expect(accepted).toBe(true)
  await expect.poll(() => visit(`${sandbox.url}/support`)).toContain(HEADLINE)
  await page.goto(`${sandbox.url}/studio/scheduled`)
  await expect(page.getByRole('row', { name: /Publish.*A marketer.*Done/ })).toBeVisible()
  await savePicture(page, 'list')
})
