import { expect, test } from '../fixtures.ts'
import { addPerson, signInByPassword } from '../product/roles.ts'

test('a password opens the Studio', async ({ page, product }) => {
  await signInByPassword(page, product, await addPerson(product, 'editor'))
  await expect(page.getByTestId('studio-navbar').getByRole('link', { name: 'Content' })).toBeVisible()
})
