import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, savePicture, test } from './fixtures.ts'
import { WITHOUT_SCRIPTS } from './siteRoutes.ts'

const DOCUMENT = 'supportPage'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page without content shows an error without details, and recovers', async ({
    page,
    // Forgets what other tests rely on.
    disposableSite: site,
    expected,
  }) => {
    expected.push(/500/, WITHOUT_SCRIPTS)
    const content = await site.content()
    const document = await content.getDocument(DOCUMENT)
    if (!document) throw new Error(`The seed has no ${DOCUMENT}`)
    const status = async (path: string) => (await page.request.get(`${site.url}${path}`)).status()
    /**
     * Deletes the kept answers until a page fails: those that the site was reading are kept a moment later. A change of
     * another document lets the site render a page again that it had rendered from them.
     */
    const failsWithoutAnswers = (path: string, other: string) =>
      expect(async () => {
        await rm(join(site.folder, 'content-cache'), { recursive: true, force: true, maxRetries: 5 })
        await content.patch(other).set({ touched: Date.now() }).commit()
        expect(await status(path)).toBe(500)
      }).toPass()
    await content.delete(DOCUMENT)
    await failsWithoutAnswers('/support', 'siteSettings')

    const answer = await page.goto(`${site.url}/support`)
    expect(answer?.status()).toBe(500)
    expect(await answer?.text()).not.toMatch(/content store|supportPage\.content|node_modules/)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    await expect(page).toHaveTitle('Homie | Unexpected Application Error!')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Unexpected Application Error!')
    await expect(heading).toHaveCSS('font-family', /fraunces/i)
    await expect(page.getByText('500 Internal Server Error')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/seed|store|Support/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Homie, home' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveJSProperty('href', `${site.url}/support`)
    await savePicture(page, 'failed')

    // What stands for a page that fails does not fail with what all pages share.
    const settings = await content.getDocument('siteSettings')
    if (!settings) throw new Error('The seed has no siteSettings')
    await content.delete('siteSettings')
    await failsWithoutAnswers('/', 'personalPage')
    expect((await page.goto(site.url))?.status()).toBe(500)
    await expect(page).toHaveTitle('Homie | Unexpected Application Error!')
    await content.create(settings)

    await content.create(document)
    await expect.poll(() => status('/support')).toBe(200)
    await page.goto(`${site.url}/support`)
    await expect(page.getByRole('heading', { level: 1, name: 'How can we help you?' })).toBeVisible()
  })
})

test('the not-found page is rendered again when its content is published', async ({ page, sandbox }) => {
  const content = await sandbox.content()
  const answer = async () => page.request.get(`${sandbox.url}/nowhere`)
  expect(await (await answer()).text()).toContain('mortgage maze')
  await content.patch('notFoundPage').set({ text: 'This corridor of the mortgage maze ends here.' }).commit()
  await expect.poll(async () => (await answer()).text()).toContain('This corridor of the mortgage maze ends here.')
  expect((await answer()).status()).toBe(404)
})

test('an unpublished policy is not found, nor is its history', async ({ sandbox }) => {
  const content = await sandbox.content()
  const [policy] = await content.fetch('*[_type == "legalPolicy" && slug.current == "cookie-policy"]')
  await content.delete(policy._id)
  for (const path of ['/cookie-policy', '/lp1/cookie-policy/history', '/cookie-policy/history/1']) {
    await expect.poll(async () => (await fetch(`${sandbox.url}${path}`)).status, path).toBe(404)
    expect(await (await fetch(`${sandbox.url}${path}`)).text()).toMatch(/<h1[^>]*>Page Not Found/)
  }
  await content.create(policy)
  await expect.poll(async () => (await fetch(`${sandbox.url}/cookie-policy`)).status).toBe(200)
})
