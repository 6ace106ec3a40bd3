import { REQUIRED } from '#lib/content/problems.ts'
import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, field } from './studio.ts'

test('a part of a page lists errors elsewhere on it', { tag: '@full' }, async ({ page, sandbox }) => {
  const content = await sandbox.content()
  const published = await content.getDocument('personalPage')
  if (!published) throw new Error('The page is missing.')
  await content.createOrReplace({ ...published, _id: 'drafts.personalPage' })
  await content.patch('drafts.personalPage').unset(['hero.headline']).commit()

  const questions = page.getByTestId('field-faq')
  const headline = field(page, 'hero.headline')
  const error = page.getByRole('alert').getByRole('button', { name: `Headline: ${REQUIRED}` })
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), '/structure/questions;faq-personal')
  await expect(error).toBeVisible({ timeout: CHECK_TIMEOUT_MS })
  await expect(questions).toBeVisible()
  await expect(headline).toBeHidden()
  await savePicture(page, 'part')

  await error.click()
  await expect(headline).toBeFocused()
  await savePicture(page, 'whole')
  await page.getByRole('button', { name: 'Show only “Home buyers”' }).click()
  await expect(questions).toBeVisible()
  await expect(headline).toBeHidden()

  await page.getByRole('button', { name: 'Validation' }).click()
  await page
    .getByRole('button')
    .filter({ hasText: 'Headline' })
    .filter({ hasText: REQUIRED, hasNotText: 'Headline:' })
    .click()
  await expect(headline).toBeFocused()
  await savePicture(page, 'validation')
  await page.keyboard.type('Know what you can afford', { delay: 100 })
  await expect(headline).toHaveValue('Know what you can afford')
  await page.getByRole('button', { name: 'Show only “Home buyers”' }).click()
  await expect(questions).toBeVisible()
  await expect(error).toBeHidden()

  await questions.getByRole('button', { name: 'Actions for item 2', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const handles = questions.getByRole('button', { name: /^Move item/ })
  // The items that follow are renumbered.
  await expect
    .poll(() => handles.evaluateAll((nodes) => nodes.map(({ ariaLabel }) => ariaLabel)))
    .toEqual(Array.from({ length: 8 }, (_, index) => `Move item ${index + 1}`))
})
