import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { field } from './studio.ts'

const PREVIEW = '/presentation/supportPage/supportPage?preview=/support'

test.describe('next to the preview', { tag: '@full' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the history replaces the form until it is closed', async ({ page, sandbox }) => {
    const marketer = await addPerson(sandbox, 'marketer')
    await signIn(page, sandbox, marketer, `${PREVIEW}&inspect=sanity%2Fstructure%2Fhistory`)
    const panel = page.getByRole('complementary').filter({ has: page.getByRole('tab', { name: 'Review changes' }) })
    await expect(panel).toBeInViewport({ ratio: 1 })
    await expect(field(page, 'headline')).toBeHidden()
    await savePicture(page, 'history')
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(field(page, 'headline')).toBeInViewport({ ratio: 1 })
  })
})

test.describe('on a phone', { tag: '@full' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('tapping a text of the preview opens its field', async ({ page, sandbox }) => {
    await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), '/presentation?preview=/support')
    const heading = page.frameLocator('iframe').first().getByRole('heading', { level: 1 })
    // Sanity's overlay handles a tap only once its listeners are attached. The page is hidden while the form opens.
    await expect(async () => {
      if (await heading.isVisible()) await heading.click({ timeout: 5000 })
      await expect(field(page, 'headline')).toBeInViewport({ timeout: 5000 })
    }).toPass()
    await savePicture(page, 'form')
  })
})
