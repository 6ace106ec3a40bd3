import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, getDeskPath, startWriting, visit } from './studio.ts'

const QUESTION = 'Is a question published with its page?'

test('a page is published with its new question in one step', { tag: '@full' }, async ({ page, sandbox }) => {
  const content = await sandbox.content()
  const published = await content.getDocument('personalPage')
  const [known] = await content.fetch<{ answer: unknown[] }[]>('*[_type == "faq" && audience == "personal"][0...1]')
  const draft = { _id: 'drafts.new-question', _type: 'faq', language: 'en-CA', audience: 'personal' }
  await content.create({ ...draft, question: QUESTION })
  const item = { _type: 'reference', _key: 'new', _ref: 'new-question', _weak: true }
  const deleted = { ...item, _key: 'deleted', _ref: 'deleted-question' }
  const questions = [...(published?.faq.questions ?? []), { ...item, _strengthenOnPublish: { type: 'faq' } }, deleted]
  const faq = { ...published?.faq, questions }
  await content.create({ ...published, _id: 'drafts.personalPage', _type: 'personalPage', faq })
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), getDeskPath('personalPage'))

  const publishing = page.getByTestId('action-publish')
  await expect(publishing).toBeEnabled({ timeout: CHECK_TIMEOUT_MS })
  await publishing.click()
  await expect(page.getByText('It shows a document that was deleted.').first()).toBeVisible()
  await content.patch('drafts.personalPage').unset(['faq.questions[_key == "deleted"]']).commit()

  await publishing.click()
  const dialog = page.getByRole('dialog', { name: 'Publish with its new items' })
  await expect(dialog).toContainText('Correct these first.')
  await expect(dialog).toContainText('Answer: Required')
  await expect(dialog.getByRole('button', { name: 'Publish together' })).toBeDisabled()
  await savePicture(page, 'blocked')
  await dialog.getByRole('button', { name: 'Back to the form' }).click()

  await content.patch('drafts.new-question').set({ answer: known?.answer }).commit()
  const stopWriting = await startWriting(sandbox, await addPerson(sandbox, 'editor'), draft._id)
  await publishing.click()
  await expect(dialog.getByRole('alert')).toContainText('is writing here now')
  stopWriting()
  await dialog.getByRole('button', { name: 'Publish together' }).click()
  await expect(page.getByText('Published together.').first()).toBeVisible()
  await expect.poll(() => visit(`${sandbox.url}/`)).toContain(QUESTION)
})
