import type { Page } from '@playwright/test'
import { expect, picture, test } from '../fixtures.ts'
import { ADMINISTRATOR, type Product } from '../product/product.ts'
import { signIn } from '../product/roles.ts'
import { CHECKING, deskPage, field, typeInto, visit } from './studio.ts'

const WRITES = /\/data\/(actions|mutate)\//

/** Holds back every write to the store until the returned function is called. */
async function holdWrites(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(WRITES, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Reloads, stays when the browser asks, and answers what kind of question that was. */
async function tryToReload(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog')
  // It ends only once the question is answered.
  const reloading = page.evaluate(() => window.location.reload())
  const dialog = await asked
  await dialog.dismiss()
  await reloading
  return dialog.type()
}

/** Reads the headline of the draft as the store has it. */
const draftHeadline = (product: Product) => async () =>
  (await product.content()).fetch('*[_id == "drafts.supportPage"][0].headline', {}, { perspective: 'raw' })

test.beforeEach(async ({ page, product }) => {
  await signIn(page, product, ADMINISTRATOR, deskPage('supportPage'))
})

test('leaving warns until the store has confirmed a publish', { tag: '@full' }, async ({ page, product }) => {
  const publish = page.getByTestId('action-publish')
  const publishing = page.getByRole('button', { name: 'Publishing…' })
  await typeInto(field(page, 'headline'), 'Help, even from a slow store')
  await expect.poll(draftHeadline(product)).toBe('Help, even from a slow store')
  await expect(publish).toBeEnabled({ timeout: CHECKING })
  const answer = await holdWrites(page)
  await publish.click()
  await expect(publishing).toBeDisabled()
  expect(await tryToReload(page)).toBe('beforeunload')
  await picture(page, 'publishing')
  await expect(publishing).toBeDisabled()
  answer()
  await expect(page.getByText('Published.', { exact: true })).toBeVisible({ timeout: CHECKING })
  expect(await visit(`${product.url}/support`)).toContain('Help, even from a slow store')
  await page.reload()
  await expect(field(page, 'headline')).toHaveValue('Help, even from a slow store')
})

test('leaving warns of unsaved edits', async ({ page, product }) => {
  const answer = await holdWrites(page)
  await typeInto(field(page, 'headline'), 'Typed and not yet stored')
  expect(await tryToReload(page)).toBe('beforeunload')
  answer()
  await expect.poll(draftHeadline(product)).toBe('Typed and not yet stored')
})
