import type { SanityDocument } from '@sanity/client'
import { getToday } from '#lib/i18n/timeZone.ts'
import { nodeTypes, searchContract } from '#tests/schema-org/searchContract.ts'
import { findFaults, openQuietly, SIZES } from '../accessibility/page.ts'
import { expect, savePicture, test } from '../fixtures.ts'
import { fetchHead } from '../head.ts'
import { findPreviewFaults } from '../preview/faults.ts'
import { enterPreview } from '../product/preview.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { field, getIntentPath, publish, startWriting, visit } from './studio.ts'

const POLICY = 'legalPolicy-privacy'
const SUMMARY = 'The title says promise.'

// On a site of its own, since versions of a policy cannot be removed.
test('legal publishes a policy version', { tag: '@full' }, async ({ page, disposableSite: site, request }) => {
  const startedOn = getToday()
  await signIn(page, site, await addPerson(site, 'legal'), getIntentPath('legalPolicy', POLICY))
  await field(page, 'title').fill('Privacy Promise')
  const stopWriting = await startWriting(site, await addPerson(site, 'editor'), POLICY)
  await page.getByTestId('action-publish').click()

  const dialog = page.getByRole('dialog')
  const publishVersion = dialog.getByRole('button', { name: 'Publish this version' })
  await expect(dialog.getByRole('alert')).toContainText('is writing here now')
  stopWriting()
  await expect(dialog.getByRole('alert')).toBeHidden()
  const lastUpdated = await dialog.getByLabel('Last updated').inputValue()
  // Midnight may have passed meanwhile.
  expect([startedOn, getToday()]).toContain(lastUpdated)
  await expect(publishVersion).toBeDisabled()
  await expect(dialog.getByTestId('other-language')).toContainText('the French text stays as it is')
  await dialog.getByLabel('What changed').fill(SUMMARY)
  await savePicture(page, 'dialog')
  await publishVersion.click()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await expect(page.getByTestId('policy-versions').getByRole('listitem')).toHaveCount(2)
  await savePicture(page, 'versions')

  // A draft from before the publish, as restored from the history; its text equals the published one.
  const content = await site.content()
  const { _id, _rev, ...text } = await content.fetch<SanityDocument>('*[_id == $id][0]', { id: POLICY })
  const restored = { lastUpdated: '2025-09-29', effectiveDate: '2025-09-29', changeSummary: 'First version.' }
  await content.create({ ...text, ...restored, _id: `drafts.${_id}`, consentRevision: 7 })
  await page.getByRole('tab', { name: 'Content' }).click()
  await publish(page, site, POLICY)
  expect(await content.fetch('*[_id == $id][0]{consentRevision, lastUpdated, changeSummary}', { id: POLICY })).toEqual({
    consentRevision: 7,
    lastUpdated,
    changeSummary: SUMMARY,
  })

  await openQuietly(page, page.context(), `${site.url}/privacy`)
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Promise' })).toBeVisible()
  await page.getByRole('link', { name: 'Earlier versions' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: SUMMARY })).toContainText('Version 2')
  await savePicture(page, 'history')
  await page.getByRole('link', { name: 'What changed since version 1' }).click()
  await expect(page.getByRole('insertion')).toContainText('Promise')
  await expect(page.getByRole('deletion')).toContainText('Policy')
  await savePicture(page, 'comparison')
  const list = await page.getByRole('navigation', { name: 'What changed' }).boundingBox()
  const change = await page.getByRole('insertion').first().boundingBox()
  expect(change?.x, 'the text stands beside the list').toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size)
    expect(await findFaults(page), `at ${size.width} px`).toEqual([])
  }

  for (const prefix of ['', '/lp1']) {
    const address = `${prefix}/privacy/history/2/since/1`
    const { links, meta, graphs } = await fetchHead(request, `${site.url}${address}`)
    expect(meta('robots').join(), address).toContain('noindex')
    const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)
    expect(canonical, address).toEqual([`${site.url}/privacy/history/2/since/1`])
    expect(graphs, address).toHaveLength(1)
    expect(nodeTypes(searchContract.parse(JSON.parse(graphs.join()))), address).toContain('BreadcrumbList')
  }

  const earlier = await visit(`${site.url}/privacy/history/1`)
  expect(earlier).toContain('<h1>Privacy Policy</h1>')
  expect(earlier).toMatch(/<title>[^<]*Privacy Policy, version 1/)
  expect(earlier).toContain('no longer applies')
  expect(await visit(`${site.url}/lp1/privacy/history`)).toContain(SUMMARY)
  expect(await visit(`${site.url}/terms-of-use/history`)).not.toContain('Version 2')

  expect(await visit(`${site.url}/privacy`)).not.toContain('In effect from')
  await content.patch(POLICY).set({ effectiveDate: '2999-01-01' }).commit()
  await expect
    .poll(() => visit(`${site.url}/privacy`))
    .toContain('This version applies until January 1, 2999. A new one takes effect on that day.')
  expect(await visit(`${site.url}/privacy`)).toContain('<h1>Privacy Policy</h1>')
  const stillApplies = await visit(`${site.url}/privacy/history/1`)
  expect(stillApplies).toContain('This version applies until a newer one takes effect on January 1, 2999.')
  expect(stillApplies).not.toContain('no longer applies')
  await page.goto(`${site.url}/privacy/history`)
  const current = page.getByRole('listitem').filter({ hasText: 'Current until January 1, 2999' })
  await expect(current).toContainText('Version 1')
  await expect(page.getByText('Current version')).toBeHidden()
  await savePicture(page, 'history-later')

  await enterPreview(page, site)
  // The draft of a future text does not contain the effective date of the current one.
  await content.create({ ...text, _id: `drafts.${POLICY}`, title: 'Privacy', effectiveDate: '2998-01-01' })
  await page.goto(`${site.url}/privacy/history/2`)
  await expect(page.getByText('In effect from January 1, 2999')).toBeVisible()
  for (const address of ['/privacy/history/2', '/privacy/history/2/since/1']) {
    await page.goto(`${site.url}${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await findPreviewFaults(page), address).toEqual([])
  }
})
