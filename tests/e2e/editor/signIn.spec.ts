import { expect, test } from '../fixtures.ts'
import { addPerson, signInByPassword } from '../product/roles.ts'

test('a password opens the Studio', async ({ page, sandbox }) => {
  await signInByPassword(page, sandbox, await addPerson(sandbox, 'editor'))
  await expect(page.getByTestId('studio-navbar').getByRole('link', { name: 'Content' })).toBeVisible()
})
