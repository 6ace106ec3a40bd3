import type { Locator, Page } from '@playwright/test'
import { ROLE_NAMES } from '#lib/roles/roles.ts'
import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'

// Wide enough for all lists and forms beside each other, none collapsed.
test.use({ viewport: { width: 1920, height: 1000 } })

/** Waits until no spinner is visible. */
const waitUntilLoaded = (page: Page) =>
  expect(page.locator('[data-ui="Spinner"]').filter({ visible: true })).toHaveCount(0)

/** Clicks each link in turn and calls back where it leads. */
async function visitEach(links: Locator, at: (name: string) => Promise<void>): Promise<void> {
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) {
    await link.click()
    await waitUntilLoaded(link.page())
    await at(await link.innerText())
  }
}

for (const role of ROLE_NAMES) {
  test(
    `${role} sees no error in any tool, list, form or panel`,
    { tag: '@full' },
    async ({ page, sandbox, expected }) => {
      // The tool “Releases” finds out by a request whether the user may create one.
      if (role === 'viewer') expected.push(/403.*\/data\/actions\//)
      await signIn(page, sandbox, await addPerson(sandbox, role), '/structure')
      await visitEach(page.getByTestId('tool-collapse-menu').getByRole('link'), (tool) =>
        savePicture(page, `${role} ${tool}`),
      )
      await page.goto(`${sandbox.url}/studio/structure`)
      const lists = page.getByTestId('structure-tool-list-pane')
      await visitEach(lists.first().getByRole('link'), async () => {
        const inside = lists.nth(1).getByRole('link')
        if ((await inside.count()) === 0) return
        await inside.first().click()
        await waitUntilLoaded(page)
      })
      for (const panel of ['structure%2Fhistory', 'structure%2Fvalidation', 'comments']) {
        const place = '/studio/presentation/supportPage/supportPage?preview=/support'
        await page.goto(`${sandbox.url}${place}&inspect=sanity%2F${panel}`)
        await expect(page.getByRole('complementary').last()).toBeVisible()
        await waitUntilLoaded(page)
      }
    },
  )
}
