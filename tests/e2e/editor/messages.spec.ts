import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { field, getIntentPath, typeInto } from './studio.ts'

test('a message is previewed and sent as a test', { tag: '@full' }, async ({ page, sandbox }) => {
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), getIntentPath('emailMessages', 'emailMessages'))
  const preview = page.frameLocator('iframe[title="Demo confirmation"]')
  await expect(preview.getByRole('heading')).toHaveText('We received your demo request')
  await typeInto(field(page, 'common.signOff'), 'See you soon')
  await expect(preview.getByText('See you soon')).toBeVisible()
  const { height } = (await preview.getByRole('link', { name: 'Unsubscribe' }).boundingBox()) ?? {}
  expect(height, 'a target for a thumb').toBeGreaterThanOrEqual(44)
  await savePicture(page, 'beside the form')

  const folder = join(sandbox.folder, 'mail')
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText('Written to disk, not sent: the site has no mail server.')).toBeVisible()
  const mails = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
  expect(mails.filter((mail) => mail.includes('Subject: Test: We received your demo request'))).toHaveLength(1)

  await page.getByLabel('Message', { exact: true }).selectOption('Waitlist confirmation')
  const waitlist = page.frameLocator('iframe[title="Waitlist confirmation"]')
  await expect(waitlist.getByRole('heading')).toHaveText('You are on the Homie for Android waitlist')
})
