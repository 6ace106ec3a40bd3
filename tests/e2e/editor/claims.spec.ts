import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, followPath, getDeskPath, field, visit } from './studio.ts'

const FORBIDDEN = 'Guaranteed approval for your home'
const DOUBTFUL = 'Help with the best rate'

test('a forbidden claim cannot be published, a warned one only when confirmed', async ({ page, sandbox }) => {
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), getDeskPath('supportPage'))
  const publishing = page.getByTestId('action-publish')
  const question = page.getByRole('dialog', { name: 'Publish anyway?' })

  await test.step('a forbidden claim is refused', async () => {
    await field(page, 'headline').fill(FORBIDDEN)
    await expect(page.getByTestId('field-headline')).toContainText('“Guaranteed”: Promising an approval is unlawful')
    await expect(publishing).toBeDisabled({ timeout: CHECK_TIMEOUT_MS })
    await savePicture(page, 'claim-refused')
  })

  await test.step('a warned claim is asked about and stays a draft', async () => {
    await field(page, 'headline').fill(DOUBTFUL)
    await expect(publishing).toBeEnabled({ timeout: CHECK_TIMEOUT_MS })
    await publishing.click()
    await expect(question).toContainText('“best rate”: The product is neither a lender')
    await savePicture(page, 'publish-anyway')
    await question.getByRole('button', { name: 'Back to the form' }).click()
    await expect(question).toBeHidden()
    expect(await visit(`${sandbox.url}/support`)).not.toContain(DOUBTFUL)
  })

  await test.step('the answer publishes and is noted', async () => {
    await publishing.click()
    await question.getByRole('button', { name: 'Publish anyway' }).click()
    await expect.poll(() => visit(`${sandbox.url}/support`)).toContain(DOUBTFUL)
    await followPath(page, `${getDeskPath('supportPage')},inspect=sanity%2Fstructure%2Fhistory`)
    await expect(page.getByTestId('timeline-item-button').first()).toContainText('Published')
    await expect(page.getByTestId('field-acceptedWording')).toContainText('best rate')
    await page.getByTestId('field-acceptedWording').scrollIntoViewIfNeeded()
    await savePicture(page, 'accepted-wording')
  })
})
