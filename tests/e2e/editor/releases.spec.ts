import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, followPath, visit } from './studio.ts'

const HEADLINE = 'We answer all spring long'
const FRENCH_HEADLINE = 'Des réponses tout le printemps'

test('a release is made, previewed in both languages and published at once', async ({ page, sandbox }) => {
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), '/releases')
  await page.getByTestId('no-releases-info-text').waitFor()
  await page.getByRole('button', { name: 'New release' }).first().click()
  await page.getByTestId('release-form-title').fill('Spring')
  await page.getByTestId('submit-release-button').click()
  await expect(page).toHaveURL(/\/releases\/r\w+/)
  const releaseId = /releases\/(r\w+)/.exec(page.url())?.[1] ?? ''

  const content = await sandbox.content()
  for (const [publishedId, headline] of [
    ['supportPage', HEADLINE],
    ['supportPage-fr', FRENCH_HEADLINE],
  ] as const) {
    await content.createVersion({ baseId: publishedId, publishedId, releaseId })
    await content.patch(`versions.${releaseId}.${publishedId}`).set({ headline }).commit()
  }
  await followPath(page, `/presentation?preview=/support&perspective=${releaseId}`)
  const heading = page.frameLocator('iframe').first().getByRole('heading', { level: 1 })
  await expect(heading).toContainText('all spring long', { timeout: CHECK_TIMEOUT_MS })
  await expect(page.getByTestId('language-bar')).toContainText('The French document is in this release.')
  await savePicture(page, 'preview')
  // The open preview keeps its page.
  await page.goto(`${sandbox.url}/studio/presentation?preview=/fr/support&perspective=${releaseId}`)
  await expect(heading).toContainText('tout le printemps', { timeout: CHECK_TIMEOUT_MS })
  expect(await visit(`${sandbox.url}/support`)).not.toContain(HEADLINE)

  await followPath(page, `/releases/${releaseId}`)
  await expect(page.getByTestId('document-table-card')).toBeVisible()
  await savePicture(page, 'release')
  const publish = page.getByTestId('publish-all-button')
  await expect(publish).toBeEnabled({ timeout: CHECK_TIMEOUT_MS })
  await publish.click()
  await page.getByTestId('confirm-button').click()
  await expect.poll(() => visit(`${sandbox.url}/support`), { timeout: CHECK_TIMEOUT_MS }).toContain(HEADLINE)
  await expect.poll(() => visit(`${sandbox.url}/fr/support`)).toContain(FRENCH_HEADLINE)
})
