import { expect, savePicture, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, field, getIntentPath } from './studio.ts'

const RULE = 'Nobody can move in tomorrow. Say how long it usually takes.'
const REFUSED = 'Nobody gets keys in a day. Leave it out.'

test('wording rules warn a marketer or refuse', { tag: '@full' }, async ({ page, sandbox }) => {
  const content = await sandbox.content()
  const rule = { _key: 'r', _type: 'wordingRule', phrases: ['move in tomorrow'], explanation: RULE }
  const warning = { ...rule, reach: 'everywhere', severity: 'warn' }
  const refusal = { ...warning, _key: 'b', phrases: ['keys today'], explanation: REFUSED, severity: 'block' }
  await content.patch('wordingRules').append('rules', [warning, refusal]).commit()

  const marketer = await addPerson(sandbox, 'marketer')
  await signIn(page, sandbox, marketer, getIntentPath('waitlistPage', 'waitlistPage'))
  const headline = page.getByTestId('field-headline')
  const publishing = page.getByTestId('action-publish')

  await field(page, 'headline').fill('Move in tomorrow')
  await expect(headline).toContainText(`“Move in tomorrow”: ${RULE}`)
  await expect(publishing).toBeEnabled({ timeout: CHECK_TIMEOUT_MS })

  await field(page, 'headline').fill('Your keys today')
  await expect(headline).toContainText(`“keys today”: ${REFUSED}`)
  await expect(publishing).toBeDisabled({ timeout: CHECK_TIMEOUT_MS })

  await field(page, 'headline').fill('x'.repeat(61))
  await expect(headline).toContainText('Too long: use at most 60 characters.')
  await expect(publishing).toBeDisabled({ timeout: CHECK_TIMEOUT_MS })
  await savePicture(page, 'broken')
})

test('a phrase of a wording rule is kept when its field is left', { tag: '@full' }, async ({ page, sandbox }) => {
  await signIn(page, sandbox, await addPerson(sandbox, 'legal'), getIntentPath('wordingRules', 'wordingRules'))
  await page.getByRole('button', { name: 'guarantee*' }).first().click()
  const exceptions = page.getByRole('dialog').locator('input[id$=".exceptions"]')
  await exceptions.fill('guarantees nothing')
  await exceptions.press('Tab')
  const content = await sandbox.content()
  const draft = () =>
    content.fetch('*[_id == "drafts.wordingRules"][0].rules[0].exceptions', {}, { perspective: 'raw' })
  await expect.poll(draft).toContain('guarantees nothing')
})

test('the launch checklist links to missing content', { tag: '@full' }, async ({ page, sandbox }) => {
  await signIn(page, sandbox, ADMINISTRATOR, '/launch')
  // The first one belongs to the English site settings.
  const line = page.getByRole('link', { name: /Blog Sample web address/ }).first()
  await expect(page.getByText('SMTP_URL')).toBeVisible()
  await savePicture(page, 'checklist')
  await line.click()
  await expect(field(page, 'blogUrl')).toBeVisible()

  await page.goto(`${sandbox.url}/studio/launch`)
  await expect(line).toBeVisible()
  await (await sandbox.content()).patch('siteSettings').set({ blogUrl: 'https://blog.homie.ca/' }).commit()
  await expect(page.getByRole('link', { name: /Done Blog/ })).toBeVisible()
})
