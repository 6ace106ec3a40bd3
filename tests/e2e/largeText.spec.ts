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
  for (const address of siteRoutes) {
    await page.goto(site.url + address)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.soft.poll(overflow, address).toBe(0)
  }
})
