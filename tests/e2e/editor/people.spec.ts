import content from '#content/en.json' with { type: 'json' }
import { expect, savePicture, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { addPerson, changeRole, signIn } from '../product/roles.ts'
import { field, followPath, getIntentPath, publish, visit } from './studio.ts'

const [question] = content.faqsPersonal
const QUESTION_ID = `faq-personal-${question?.key}`
const CHANGED = 'Does it cost anything to find out?'

test('an invited marketer publishes a question, and only reads policies', async ({ page, sandbox }) => {
  await addPerson(sandbox, 'viewer')
  await signIn(page, sandbox, ADMINISTRATOR, '/people')
  await expect(page.getByRole('table', { name: 'People' })).toContainText(ADMINISTRATOR.email)
  await page.getByRole('button', { name: 'Invite a person' }).click()
  await page.getByLabel('Email').fill('mia@example.com')
  await page.getByRole('dialog').getByLabel('Role').selectOption('Marketer')
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  // The recipient may be in another time zone.
  await expect(page.getByText('Works once')).toHaveText(/ E[SD]T$/)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Invite a person' })).toBeFocused()
  const role = page.getByLabel('Role of A viewer')
  for (const [key, value] of [
    ['ArrowUp', 'partnerManager'],
    ['ArrowDown', 'viewer'],
  ] as const) {
    await role.press(key)
    await expect(role).toHaveValue(value)
    await expect(role).toBeEnabled()
    await expect(role).toBeFocused()
  }
  await expect(page.getByRole('table', { name: 'Invited' })).toContainText('mia@example.com')
  await savePicture(page, 'people')

  await page.goto(link)
  await page.getByLabel('Your name').fill('Mia')
  await page.getByLabel('Password').fill('the password of Mia')
  await page.getByRole('button', { name: 'Make account and open the Studio' }).click()
  const navbar = page.getByTestId('studio-navbar')
  await expect(navbar.getByRole('link', { name: 'Content' })).toBeVisible()
  await expect(navbar.getByText('People')).toHaveCount(0)
  await expect(navbar.getByText('Leads')).toHaveCount(0)

  await followPath(page, getIntentPath('faq', QUESTION_ID))
  await field(page, 'question').fill(CHANGED)
  await publish(page, sandbox, QUESTION_ID)
  await savePicture(page, 'question')
  await expect.poll(() => visit(sandbox.url)).toContain(CHANGED)

  await followPath(page, getIntentPath('legalPolicy', 'legalPolicy-privacy'))
  await expect(page.getByTestId('read-only-reason')).toContainText('takes the role Legal, Editor or Administrator')
  await expect(field(page, 'title')).not.toBeEditable()
  await expect(page.getByTestId('action-publish')).toHaveCount(0)
  await savePicture(page, 'policy')
})

test.describe('a person whose role changes while they write', () => {
  test.use({ expected: [/401|Session not found|EventSource connection failed|WebSocket is already in CLOSING/] })

  test('is asked to sign in again', async ({ page, sandbox }) => {
    const person = await addPerson(sandbox, 'marketer')
    await signIn(page, sandbox, person, getIntentPath('faq', QUESTION_ID))
    await field(page, 'question').fill(CHANGED)
    for (const role of ['viewer', 'marketer']) await changeRole(sandbox, person, role)
    await expect(page.getByText('Your session is no longer valid. Please sign in again.')).toBeVisible()
  })
})

test('a partner manager finds partners first', { tag: '@full' }, async ({ page, sandbox }) => {
  await signIn(page, sandbox, await addPerson(sandbox, 'partnerManager'))
  const desk = page.getByTestId('structure-tool-list-pane').first()
  await expect(desk.getByRole('link')).toHaveText(['Partners', 'Everything else (read only)'])
  await desk.getByText('Everything else (read only)').click()
  await page.getByRole('link', { name: 'Site settings' }).click()
  await expect(page.getByTestId('read-only-reason')).toContainText('takes the role Marketer, Editor or Administrator')
  await savePicture(page, 'partner-manager')
})
