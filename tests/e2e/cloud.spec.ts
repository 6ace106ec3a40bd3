import sharp from 'sharp'
import { PROJECT_ID, startCloud } from './cloud/mockCloud.ts'
import { chooseAction, field, getIntentPath, typeInto } from './editor/studio.ts'
import { expect, test } from './fixtures.ts'
import { freePort, startSite } from './product/product.ts'
import { enterStudio } from './product/roles.ts'

/** Where the Studio looks for its typeface and newer versions, and the browser itself for help with forms. */
const KNOWN = /(^|\.)(sanity\.io|sanity-cdn\.com|googleapis\.com)$/

const HEADLINE = 'Find Out What You Can Afford, Today'
const WAY_OUT = 'This corridor of the mortgage maze ends here.'

test('site and Studio run on a project of Sanity’s cloud', { tag: '@full' }, async ({ browser }) => {
  test.slow()
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const cloud = await startCloud(siteUrl, { supportPage: ['card'] })
  const site = await startSite({ port, administrator: false, settings: cloud.settings })
  cloud.setWebhookUrl()
  const context = await browser.newContext({
    proxy: { server: cloud.proxyUrl, bypass: 'localhost' },
    ignoreHTTPSErrors: true,
  })
  try {
    const page = await context.newPage()
    const visit = async (path: string) => page.request.get(`${siteUrl}${path}`)

    await test.step('the site shows its content and images, and has no store of its own', async () => {
      await page.goto(siteUrl)
      const logo = page.locator('img[src^="https://cdn.sanity.io/images/"]').first()
      await logo.scrollIntoViewIfNeeded()
      await expect
        .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .not.toBe(0)
      expect((await visit('/lake/v1/ping')).status()).toBe(404)
      expect((await visit('/api/health')).status()).toBe(200)
      expect((await visit('/sharing-image/link/tamarack')).status()).toBe(200)
      expect(site.printed.join()).not.toContain('Sign in')
    })

    await test.step('what a program publishes is on the site', async () => {
      await cloud.content.patch('notFoundPage').set({ text: WAY_OUT }).commit()
      await expect.poll(async () => (await visit('/nowhere')).text(), { timeout: 30_000 }).toContain(WAY_OUT)
    })

    // Later than the start's last word to the pages: from now on they are made again when the project says so.
    await test.step('a page whose document lacks a part answers', async () => {
      expect((await visit('/support')).status()).toBe(200)
      await cloud.content.patch('supportPage').set({ headline: 'Half a page' }).commit()
    })

    await test.step('what is published in the Studio is on the site', async () => {
      await enterStudio(page, siteUrl, await cloud.sessionToken(), PROJECT_ID)
      await page.goto(`${siteUrl}/studio${getIntentPath('personalPage', 'personalPage')}`)
      await field(page, 'hero.headline').fill(HEADLINE)
      const publish = page.getByTestId('action-publish')
      await expect(publish).toBeEnabled({ timeout: 60_000 })
      await publish.click()
      await expect.poll(async () => (await visit('/')).text(), { timeout: 30_000 }).toContain(HEADLINE)
    })

    await test.step('what was published without all its parts has replaced nothing', async () => {
      const answer = await visit('/support')
      expect(answer.status()).toBe(200)
      expect(await answer.text()).not.toContain('Half a page')
    })

    await test.step('an administrator of the project sees the leads', async () => {
      await page.goto(`${siteUrl}/studio/leads`)
      await expect(page.getByText('0 found')).toBeVisible()
    })

    await test.step('results are shown, and no mail of them is offered, as none would be sent', async () => {
      await page.goto(`${siteUrl}/studio/results`)
      await expect(page.getByText('Set “Review by” in questions')).toBeVisible()
      await expect(page.getByText(/once a week|mail each month/)).toHaveCount(0)
    })

    await test.step('a picture is renamed and replaced', async () => {
      const buffer = await sharp({ create: { width: 310, height: 70, channels: 3, background: '#123524' } })
        .png()
        .toBuffer()
      await page.goto(`${siteUrl}/studio/media`)
      await typeInto(page.getByLabel('Search pictures'), 'fairgate')
      await typeInto(page.getByLabel('Name of fairgate.svg'), 'fairgate before')
      await page.getByLabel('Name of fairgate.svg').press('Tab')
      await expect(page.getByLabel('Name of fairgate before')).toBeVisible()
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Replace everywhere…' }).click(),
      ])
      await chooser.setFiles({ name: 'after.png', mimeType: 'image/png', buffer })
      await expect(page.getByText('Replaced in one draft.')).toBeVisible()
    })

    await test.step('a marketer asks for an approval by a comment, and legal approves', async () => {
      const rules = await cloud.content.getDocument('wordingRules')
      const approve = { phrases: ['within one hour'], severity: 'approve', reach: 'everywhere', language: 'en-CA' }
      const rule = { ...rules?.rules[0], _key: 'promise', exceptions: [], onlyWith: [], ...approve }
      await cloud.content.patch('wordingRules').append('rules', [rule]).commit()
      const path = `${siteUrl}/studio${getIntentPath('waitlistPage', 'waitlistPage')}`
      await page.route(/\/users\/me(\?|$)/, async (route) => {
        const response = await route.fetch()
        const roles = [{ name: 'marketer', title: 'Marketer' }]
        await route.fulfill({ response, json: { ...(await response.json()), roles } })
      })
      await page.goto(path)
      await typeInto(field(page, 'text'), 'We write to you within one hour.')
      await expect(await chooseAction(page, 'Wording approval…')).toContainText('Ask them by a comment on the field.')
      await page.unrouteAll()

      await page.goto(path)
      const dialog = await chooseAction(page, 'Wording approval…')
      await dialog.getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByText('Approved.')).toBeVisible()
      await expect(page.getByTestId('action-publish')).toBeEnabled({ timeout: 60_000 })
    })

    expect([...cloud.storeCalls]).toEqual([])
    expect([...cloud.unknownHosts].filter((host) => !KNOWN.test(host))).toEqual([])
  } finally {
    await context.close()
    await site.remove()
    await cloud.stop()
  }
})
