import { chromiumOptions } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { siteRoutes } from './siteRoutes.ts'

const { args = [], ...options } = chromiumOptions()
test.use({
  // Crawlers are not redirected.
  userAgent: 'Googlebot/2.1',
  viewport: { width: 320, height: 800 },
  // A visitor's setting; unlike a style, it also scales the media queries.
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
})

test('text of twice the size needs no sideways scrolling', async ({ page, site }) => {
  const signIn = `/lake/v1/auth/login/local?origin=${site.url}/studio`
  for (const address of [...siteRoutes, '/lake/v1/auth/password', signIn]) {
    await page.goto(site.url + address)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.soft.poll(overflow, address).toBe(0)
  }
  await page.goto(`${site.url}/fr`)
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Principale' })
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
