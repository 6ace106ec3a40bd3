import type { Page } from '@playwright/test'
import { expect, savePicture, test } from '../fixtures.ts'
import { ADMINISTRATOR, type RunningSite } from '../product/product.ts'
import { signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, getDeskPath, field, visit } from './studio.ts'

const WRITES = /\/data\/(actions|mutate)\//

/** Delays all writes to the store until the returned function is called. */
async function holdWrites(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(WRITES, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Starts a reload and cancels it in the browser's dialog. @returns the type of the dialog */
async function tryToReload(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog')
  // The call returns once the dialog is closed.
  const reloading = page.evaluate(() => window.location.reload())
  const dialog = await asked
  await dialog.dismiss()
  await reloading
  return dialog.type()
}

/** Reads the headline of the stored draft. */
const draftHeadline = (site: RunningSite) => async () =>
  (await site.content()).fetch('*[_id == "drafts.supportPage"][0].headline', {}, { perspective: 'raw' })

test.beforeEach(async ({ page, sandbox }) => {
  await signIn(page, sandbox, ADMINISTRATOR, getDeskPath('supportPage'))
})

test('leaving warns until the store has confirmed a publish', { tag: '@full' }, async ({ page, sandbox }) => {
  const publish = page.getByTestId('action-publish')
  const publishing = page.getByRole('button', { name: 'Publishing…' })
  await field(page, 'headline').fill('Help, even from a slow store')
  await expect.poll(draftHeadline(sandbox)).toBe('Help, even from a slow store')
  await expect(publish).toBeEnabled({ timeout: CHECK_TIMEOUT_MS })
  const answer = await holdWrites(page)
  await publish.click()
  await expect(publishing).toBeDisabled()
  expect(await tryToReload(page)).toBe('beforeunload')
  await savePicture(page, 'publishing')
  await expect(publishing).toBeDisabled()
  answer()
  await expect(page.getByText('Published.', { exact: true })).toBeVisible({ timeout: CHECK_TIMEOUT_MS })
  expect(await visit(`${sandbox.url}/support`)).toContain('Help, even from a slow store')
  await page.reload()
  await expect(field(page, 'headline')).toHaveValue('Help, even from a slow store')
})

test('leaving warns of unsaved edits', async ({ page, sandbox }) => {
  const answer = await holdWrites(page)
  await field(page, 'headline').fill('Written and not yet stored')
  expect(await tryToReload(page)).toBe('beforeunload')
  answer()
  await expect.poll(draftHeadline(sandbox)).toBe('Written and not yet stored')
})
