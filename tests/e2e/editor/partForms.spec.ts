import { REQUIRED } from '#lib/content/problems.ts'
import { expect, picture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECKING, field } from './studio.ts'

test('a part of a page lists errors elsewhere on it', { tag: '@full' }, async ({ page, product }) => {
  const content = await product.content()
  const published = await content.getDocument('personalPage')
  if (!published) throw new Error('The page is missing.')
  await content.createOrReplace({ ...published, _id: 'drafts.personalPage' })
  await content.patch('drafts.personalPage').unset(['hero.headline']).commit()

  const questions = page.getByTestId('field-faq')
  const headline = field(page, 'hero.headline')
  const error = page.getByRole('alert').getByRole('button', { name: `Headline: ${REQUIRED}` })
  await signIn(page, product, await addPerson(product, 'marketer'), '/structure/questions;faq-personal')
  await expect(error).toBeVisible({ timeout: CHECKING })
  await expect(questions).toBeVisible()
  await expect(headline).toBeHidden()
  await picture(page, 'part')

  await error.click()
  await expect(headline).toBeFocused()
  await picture(page, 'whole')
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
  await picture(page, 'validation')
  await page.keyboard.type('Know what you can afford', { delay: 100 })
  await expect(headline).toHaveValue('Know what you can afford')
  await page.getByRole('button', { name: 'Show only “Home buyers”' }).click()
  await expect(questions).toBeVisible()
  await expect(error).toBeHidden()
})
