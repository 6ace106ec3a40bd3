import english from '#content/en.json' with { type: 'json' }
import french from '#content/fr.json' with { type: 'json' }
import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, getDeskPath, typeInto, visit } from './studio.ts'

const HEADLINE = 'Sachez ce que vous pouvez vous offrir'

test('a French headline is edited and published separately', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1600, height: 950 })
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), getDeskPath('personalPage'))
  await page.getByRole('link', { name: 'Open French' }).click()
  const panes = page.getByTestId('document-pane')
  await expect(panes).toHaveCount(2)
  const headlines = page.getByTestId('field-hero.headline').locator('input, textarea')
  await expect(headlines.first()).toHaveValue(english.personalPage.hero.headline)
  await expect(headlines.last()).toHaveValue(french.personalPage.hero.headline)

  await typeInto(headlines.last(), HEADLINE)
  const publishing = panes.last().getByTestId('action-publish')
  await expect(publishing).toBeEnabled({ timeout: CHECK_TIMEOUT_MS })
  await savePicture(page, 'languages')
  await publishing.click()
  await expect.poll(() => visit(`${sandbox.url}/fr`), { timeout: CHECK_TIMEOUT_MS }).toContain(HEADLINE)
  expect(await visit(sandbox.url)).toContain(english.personalPage.hero.headline)
})

test('in the preview the page follows to the other language', { tag: '@full' }, async ({ page, sandbox }) => {
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), '/presentation?preview=/support')
  // Sanity enables its switch for editing once the page in the frame can be navigated.
  await expect(page.getByRole('checkbox').or(page.getByRole('switch')).first()).toBeEnabled()
  await page.getByRole('link', { name: 'Open French' }).click()
  await expect(page.frameLocator('iframe').first().locator('h1')).toContainText(french.supportPage.headline)
  await expect(page.getByTestId('field-headline').locator('input, textarea')).toHaveValue(french.supportPage.headline)
})

test(
  'beside the preview the French of a question opens in place of it',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const [question] = french.faqsPersonal
    const path = `/presentation/faq/faq-personal-${question?.key}?preview=/`
    await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), path)
    await expect(page.getByRole('checkbox').or(page.getByRole('switch')).first()).toBeEnabled()
    await page.getByRole('link', { name: 'Open French' }).click()
    const field = page.getByTestId('field-question').locator('input, textarea')
    await expect(field).toHaveValue(question?.question ?? '')
    await expect(page.getByRole('link', { name: 'Open English' })).toBeVisible()
  },
)
