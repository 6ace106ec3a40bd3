import { findFaults, SIZES } from '../accessibility/page.ts'
import { expect, savePicture, test } from '../fixtures.ts'
import type { RunningSite } from '../product/product.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { waitForScripts } from '../product/scripts.ts'
import { chooseAction, field, getIntentPath, visit } from './studio.ts'
import { draftSupportPage } from './supportDraft.ts'

const HEADLINE = 'A draft for your eyes'
const EDITED = 'A better draft for your eyes'

test('a reviewer with a link sees the draft of one page until the link is revoked', async ({
  page,
  sandbox,
  browser,
}) => {
  await draftSupportPage(sandbox, HEADLINE)
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), getIntentPath('supportPage', 'supportPage'))
  const dialog = await chooseAction(page, 'Share the draft…')
  await dialog.getByLabel('Expires after').selectOption('30 days')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await expect(dialog.getByText('Made by A marketer')).toBeVisible()
  await savePicture(page, 'dialog')

  const reviewer = await browser.newPage({ viewport: { width: 360, height: 740 } })
  waitForScripts(reviewer)
  const answer = await reviewer.goto(link)
  const heading = reviewer.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(HEADLINE)
  await expect(reviewer.getByRole('complementary')).toContainText('Shared preview')
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': expect.stringContaining('no-store'),
  })
  // Without stega marks, which are invisible characters.
  expect(await heading.innerText()).toBe(HEADLINE)
  expect(await reviewer.context().cookies()).toEqual([])
  await savePicture(reviewer, 'shared-360')
  await reviewer.setViewportSize({ width: 1280, height: 800 })
  await savePicture(reviewer, 'shared-1280')
  await reviewer.getByRole('banner').getByRole('link', { name: 'Français' }).click()
  await expect(reviewer, 'the key stays with the shared draft').toHaveURL(`${sandbox.url}/fr/support`)
  await reviewer.goto(link)
  for (const size of Object.values(SIZES)) {
    await reviewer.setViewportSize(size)
    expect(await findFaults(reviewer), `what keeps a reviewer out at ${size.width} px`).toEqual([])
  }
  await (await sandbox.content()).patch('drafts.supportPage').set({ headline: EDITED }).commit()
  await reviewer.goto(link)
  await expect(heading).toHaveText(EDITED)
  await reviewer.goto(`${sandbox.url}/support`)
  await expect(heading).not.toHaveText(HEADLINE)
  // A colleague discards the draft. The open dialog keeps the link, which is shown only once.
  await (await sandbox.content()).delete('drafts.supportPage')
  await expect(field(page, 'headline')).not.toHaveValue(HEADLINE)
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(link)
  await expect(dialog).toContainText('There is no draft now.')

  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByText('Made by')).toHaveCount(0)
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeDisabled()
  expect((await reviewer.goto(link))?.status()).toBe(404)
  await expect(heading).toHaveText('This Link Has Ended')
  await savePicture(reviewer, 'ended')
  await reviewer.close()
  expect(await (await fetch(link)).text()).toMatch(/<h1[^>]*>This Link Has Ended/)
  const inFrench = await fetch(link, { headers: { 'accept-language': 'fr-CA' } })
  expect(await inFrench.text()).toMatch(/<html lang="fr-CA".*<title>Ce lien a expiré<\/title>/s)
})

const PARTNER = 'Cedar Row Lending'
const SCAN_MESSAGE = 'Cedar Row Lending invites you to see your buying power.'

/** Creates an unpublished partner and a draft of another document. */
async function draftPartner(site: RunningSite): Promise<void> {
  const content = await site.content()
  const published = await content.getDocument('partner-tamarack')
  const identity = { name: PARTNER, slug: { _type: 'slug', current: 'cedar-row' }, logoText: 'Cedar Row' }
  await content
    .transaction()
    .create({ ...published, ...identity, scanMessage: SCAN_MESSAGE, _id: 'drafts.partner-new', _type: 'partner' })
    .create({
      ...(await content.getDocument('scanPage')),
      headline: HEADLINE,
      _id: 'drafts.scanPage',
      _type: 'scanPage',
    })
    .commit()
}

test('a partner previews its page by a shared link', { tag: '@full' }, async ({ page, sandbox, browser }) => {
  await draftPartner(sandbox)
  await signIn(page, sandbox, await addPerson(sandbox, 'partnerManager'), getIntentPath('partner', 'partner-new'))
  const dialog = await chooseAction(page, 'Share the draft…')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()

  const reviewer = await browser.newPage({ viewport: SIZES.desktop })
  waitForScripts(reviewer)
  await reviewer.goto(link)
  const main = reviewer.getByRole('main')
  await expect(main).toContainText(SCAN_MESSAGE)
  await expect(main).not.toContainText(HEADLINE)
  await expect(reviewer.getByRole('complementary')).toContainText('Shared preview')
  for (const [name, size] of Object.entries(SIZES)) {
    await reviewer.setViewportSize(size)
    expect(await findFaults(reviewer), `what keeps a partner out at ${size.width} px`).toEqual([])
    await savePicture(reviewer, `partner-${name}`)
  }
  expect(reviewer.url()).toBe(link)
  expect(await visit(`${sandbox.url}/signup/mobile/cedar-row`)).not.toContain('Cedar Row')

  await expect(dialog.getByText('Made by A partnerManager')).toBeVisible()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByText('Made by')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeEnabled()
  expect((await reviewer.goto(link))?.status()).toBe(404)
  await expect(main).not.toContainText('Cedar Row')
  await reviewer.close()
})
