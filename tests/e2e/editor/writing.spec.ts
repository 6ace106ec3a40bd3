import { expect, picture, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECKING, field, intent } from './studio.ts'

const RULE = 'Nobody can move in tomorrow. Say how long it usually takes.'
const REFUSED = 'Nobody gets keys in a day. Leave it out.'

test('wording rules warn a marketer or refuse', { tag: '@full' }, async ({ page, product }) => {
  const content = await product.content()
  const rule = { _key: 'r', _type: 'wordingRule', phrases: ['move in tomorrow'], explanation: RULE }
  const warning = { ...rule, reach: 'everywhere', severity: 'warn' }
  const refusal = { ...warning, _key: 'b', phrases: ['keys today'], explanation: REFUSED, severity: 'block' }
  await content.patch('wordingRules').append('rules', [warning, refusal]).commit()

  const marketer = await addPerson(product, 'marketer')
  await signIn(page, product, marketer, intent('waitlistPage', 'waitlistPage'))
  const headline = page.getByTestId('field-headline')
  const publishing = page.getByTestId('action-publish')

  await field(page, 'headline').fill('Move in tomorrow')
  await expect(headline).toContainText(`“Move in tomorrow”: ${RULE}`)
  await expect(publishing).toBeEnabled({ timeout: CHECKING })

  await field(page, 'headline').fill('Your keys today')
  await expect(headline).toContainText(`“keys today”: ${REFUSED}`)
  await expect(publishing).toBeDisabled({ timeout: CHECKING })

  await field(page, 'headline').fill('x'.repeat(61))
  await expect(headline).toContainText('Too long for its place: at most 60 characters fit. Shorten it.')
  await expect(publishing).toBeDisabled({ timeout: CHECKING })
  await picture(page, 'broken')
})

test('the launch checklist links to missing content', { tag: '@full' }, async ({ page, product }) => {
  await signIn(page, product, ADMINISTRATOR, '/launch')
  // That of the English site settings; the French ones follow.
  const line = page.getByRole('link', { name: /Blog Sample web address/ }).first()
  await expect(page.getByText('SMTP_URL')).toBeVisible()
  await picture(page, 'checklist')
  await line.click()
  await expect(field(page, 'blogUrl')).toBeFocused()

  await page.goto(`${product.url}/studio/launch`)
  await expect(line).toBeVisible()
  await (await product.content()).patch('siteSettings').set({ blogUrl: 'https://blog.homie.ca/' }).commit()
  await expect(page.getByRole('link', { name: /Done Blog/ })).toBeVisible()
})
