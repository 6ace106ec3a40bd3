import { expect, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { getDeskPath, field } from './studio.ts'

test('a viewer reads and comments, and changes nothing', { tag: '@full' }, async ({ page, sandbox, expected }) => {
  const viewer = await addPerson(sandbox, 'viewer')
  await addPerson(sandbox, 'marketer')
  await signIn(page, sandbox, viewer, getDeskPath('personalPage'))
  const headline = field(page, 'hero.headline')
  await expect(headline).toHaveValue(/Home-Buying Budget/)
  await expect(headline).not.toBeEditable()

  const place = page.getByTestId('field-hero.headline')
  await place.hover()
  await place.getByRole('button', { name: 'comment' }).click()
  await page.getByTestId('comment-input').getByRole('textbox').first().pressSequentially('Is this still so? @mark')
  await page.getByTestId('comments-mentions-menu').getByText('A marketer').click()
  await page.getByTestId('comment-input-send-button').click()
  await expect(page.getByTestId('comments-list-item')).toContainText('Is this still so? @A marketer')

  await page.goto(`${sandbox.url}/studio/presentation`)
  const frame = page.frameLocator('iframe').first()
  await expect(frame.locator('sanity-visual-editing')).toBeAttached()
  await expect(frame.locator('[data-sanity-drag-group]')).toHaveCount(0)

  const refused = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('__studio_auth_token_local') ?? '{}')
    const response = await fetch('/lake/v2025-02-19/data/mutate/production', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ mutations: [{ patch: { id: 'personalPage', set: { 'hero.headline': 'Mine' } } }] }),
    })
    return response.status
  })
  expected.push(/403/)
  expect(refused).toBe(403)
})
