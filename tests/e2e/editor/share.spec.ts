import { expect, picture, STUDIO_NOISE, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { chooseAction, intent } from './studio.ts'

const HEADLINE = 'A draft for your eyes'

test('A reviewer with a link sees the draft of one page until the link is revoked', async ({
  page,
  product,
  browser,
  expected,
}) => {
  expected.push(...STUDIO_NOISE)
  const content = await product.content()
  const published = await content.getDocument('supportPage')
  await content.createOrReplace({ ...published, _id: 'drafts.supportPage', _type: 'supportPage', headline: HEADLINE })

  await signIn(page, product, await addPerson(product, 'marketer'), intent('supportPage', 'supportPage'))
  await chooseAction(page, 'Share the draft…')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Expires after').selectOption('30 days')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = await dialog.getByLabel('Link').inputValue()
  await expect(dialog.getByText('Made by A marketer')).toBeVisible()
  await picture(page, 'dialog')

  const reviewer = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const answer = await reviewer.goto(link)
  const heading = reviewer.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(HEADLINE)
  await expect(reviewer.getByRole('note')).toContainText('Shared preview')
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': expect.stringContaining('no-store'),
  })
  // Plain words: the marks that lead an editor to a field are invisible characters.
  expect(await heading.innerText()).toBe(HEADLINE)
  expect(await reviewer.context().cookies()).toEqual([])
  await picture(reviewer, 'shared-360')
  await reviewer.setViewportSize({ width: 1280, height: 800 })
  await picture(reviewer, 'shared-1280')
  await reviewer.goto(`${product.url}/support`)
  await expect(heading).not.toHaveText(HEADLINE)

  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByText('Made by')).toHaveCount(0)
  await expect(dialog.getByLabel('Link')).toHaveCount(0)
  expect((await reviewer.goto(link))?.status()).toBe(404)
  await expect(heading).toHaveText('This Link Has Ended')
  await picture(reviewer, 'ended')
  await reviewer.close()
})
