import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, chooseUntil, getIntentPath, visit } from './studio.ts'
import { draftSupportPage } from './supportDraft.ts'

const HEADLINE = 'We answer from Monday on'
const NEXT_YEAR = new Date().getFullYear() + 1

test('a scheduled draft is public at its time', { tag: '@full' }, async ({ page, sandbox }) => {
  await draftSupportPage(sandbox, HEADLINE)
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), getIntentPath('supportPage', 'supportPage'))
  const dialog = page.getByRole('dialog', { name: 'Schedule draft for publishing' })
  await chooseUntil(page, 'Schedule publish', dialog)
  const time = dialog.getByTestId('date-input')
  await time.fill(`Jan 4, ${NEXT_YEAR} 09:00`)
  await time.press('Tab')
  await savePicture(page, 'dialog')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  const content = await sandbox.content()
  const query = '*[_type == "system.release" && metadata.cardinality == "one"][0]{name, state, publishAt}'
  const find = () => content.fetch<{ name: string; publishAt: string } | null>(query, {}, { perspective: 'raw' })
  await expect
    .poll(find, { timeout: CHECK_TIMEOUT_MS })
    .toMatchObject({ state: 'scheduled', publishAt: `${NEXT_YEAR}-01-04T14:00:00.000Z` })
  await expect(page.getByText('set the time at which the scheduled draft is published: Jan 4')).toBeVisible()
  await savePicture(page, 'scheduled')
  expect(await visit(`${sandbox.url}/support`)).not.toContain(HEADLINE)

  // The dialog has minutes only; by API the test waits two seconds.
  const accepted = await page.evaluate(
    async (releaseId) => {
      const { token } = JSON.parse(localStorage.getItem('__studio_auth_token_local') ?? '{}')
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const publishAt = new Date(Date.now() + 2000).toISOString()
      const body = JSON.stringify({ actions: [{ actionType: 'sanity.action.release.schedule', releaseId, publishAt }] })
      return (await fetch('/lake/v2025-02-19/data/actions/production', { method: 'POST', headers, body })).ok
    },
    (await find())?.name,
  )
  expect(accepted).toBe(true)
  await expect.poll(() => visit(`${sandbox.url}/support`), { timeout: CHECK_TIMEOUT_MS }).toContain(HEADLINE)
})
