import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, chooseAction, field, getIntentPath, publish, typeInto, visit } from './studio.ts'

const PROMISE = 'We answer every question within one hour.'

test('reserved words are public only after approval', { tag: '@full' }, async ({ browser, page, sandbox }) => {
  const content = await sandbox.content()
  const rules = await content.getDocument('wordingRules')
  const rule = { ...rules?.rules[0], _key: 'promise', phrases: ['within one hour'], severity: 'approve' }
  const reserved = { exceptions: [], onlyWith: [], reach: 'everywhere', language: 'en-CA' }
  await content
    .patch('wordingRules')
    .set({ rules: [{ ...rule, ...reserved }] })
    .commit()
  const [marketer, legal] = [await addPerson(sandbox, 'marketer'), await addPerson(sandbox, 'legal')]

  await signIn(page, sandbox, marketer, getIntentPath('supportPage', 'supportPage'))
  await typeInto(field(page, 'text'), PROMISE)
  await expect(page.getByTestId('action-publish')).toBeDisabled({ timeout: CHECK_TIMEOUT_MS })
  const schedule = page.getByRole('menuitem', { name: 'Schedule publish' })
  await page.getByTestId('action-menu-button').click()
  await expect(schedule).toBeDisabled()
  await page.keyboard.press('Escape')
  const request = await chooseAction(page, 'Wording approval…')
  await savePicture(page, 'request')
  await request.getByRole('button', { name: 'Ask legal' }).click()
  await expect(page.getByText('Legal has been asked.')).toBeVisible()

  const elsewhere = await browser.newContext()
  const desk = await elsewhere.newPage()
  await signIn(desk, sandbox, legal, '/activity')
  await desk.getByLabel('Which drafts').selectOption('Waiting for legal')
  await desk.getByRole('table', { name: 'Drafts' }).getByRole('link', { name: 'Support' }).click()
  // Legal has no other action here, so the action is a button and not a menu item.
  await desk.getByRole('button', { name: 'Wording approval…' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('Approved.')).toBeVisible()
  await elsewhere.close()

  // The marketer's page is still open.
  await page.getByTestId('action-menu-button').click()
  await expect(schedule).toBeEnabled()
  await page.keyboard.press('Escape')
  await publish(page, sandbox, 'supportPage')
  expect(await visit(`${sandbox.url}/support`)).toContain(PROMISE)
})
