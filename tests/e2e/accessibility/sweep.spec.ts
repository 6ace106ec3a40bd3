import type { Page } from '@playwright/test'
import { toCanonicalPath, getPathLocale } from '#lib/links/homeLinks.ts'
import { isFull } from '#tests/support/full.ts'
import { expect, test } from '../fixtures.ts'
import { NOWHERE, otherRoutes, siteRoutes, toStablePath } from '../siteRoutes.ts'
import { lengthen } from './longWords.ts'
import { findFaults, openQuietly, SIZES, startOver, sweep } from './page.ts'
import { findOverflowFaults } from './textOverflow.ts'
import { isAlike, isSampled, isVariant, getSizes } from './samples.ts'
import { spaceText } from './textSpacing.ts'

/** Crawlers are not redirected, so pages that redirect can be checked. */
test.use({ userAgent: 'Googlebot/2.1' })

/** Share of the window that the main region covers at least. */
const MIN_MAIN_SHARE = 0.9

/** Widths at which a page must have room for longer words and for spaced text, in pixels. */
const WIDTHS = [360, 768, 1280] as const

/** Lists the faults of a page's head and outline. */
async function findDocumentFaults(page: Page, address: string, origin: string): Promise<string[]> {
  const found = await page.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    language: document.documentElement.lang,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    mainShare: Math.ceil(document.querySelector('main')?.getBoundingClientRect().height ?? 0) / innerHeight,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }))
  const wrong = (what: string, fails: boolean) => (fails ? [`${what}: ${JSON.stringify(found)}`] : [])
  const { href } = new URL(toCanonicalPath(address), origin)
  return [
    ...wrong('title', !/^Homie \| \S/.test(found.title)),
    ...wrong('not one heading of level 1', found.headings !== 1),
    ...wrong('not one main region', found.mains !== 1),
    ...wrong('language', found.language !== getPathLocale(address)),
    ...wrong('canonical address', !URL.canParse(found.canonical) || new URL(found.canonical).href !== href),
    ...wrong('main region too low', found.mainShare < MIN_MAIN_SHARE),
    ...wrong('wider than the window', found.overflow > 0),
  ]
}

// The other routes have no canonical URL: they are rewrites of another page.
const isOfSite = (address: string) => siteRoutes.includes(address)

for (const [index, address] of [...siteRoutes, ...otherRoutes, NOWHERE].entries()) {
  const tag = isSampled(address) ? [] : '@full'
  test(`${address} is complete and accessible`, { tag }, async ({ page, context, site, expected }) => {
    expected.push(/404/)
    const swept = isAlike(address) ? getSizes(index, isVariant(address) ? ['phone'] : undefined) : ['phone', 'desktop']
    for (const size of ['phone', 'desktop'] as const) {
      await test.step(size, async () => {
        await page.setViewportSize(SIZES[size])
        if (size === 'phone') await openQuietly(page, context, site.url + toStablePath(address))
        // Polled, since a resized window may show the former layout for a moment.
        if (isOfSite(address)) await expect.soft.poll(() => findDocumentFaults(page, address, site.url)).toEqual([])
        if (!swept.includes(size)) return
        const faults = isAlike(address) && !isFull ? await findFaults(page) : await sweep(page, size)
        expect.soft(faults, `on a ${size}`).toEqual([])
        await startOver(page)
      })
    }
    if (!isOfSite(address) || isVariant(address) || (isAlike(address) && !isFull)) return
    for (const [name, change] of [
      ['spaced text', spaceText],
      ['words a third longer', lengthen],
    ] as const)
      await test.step(name, async () => {
        const restore = await change(page)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await findOverflowFaults(page), `${name} at ${width} px`).toEqual([])
        }
        await restore?.()
      })
  })
}

/** Error pages. */
const deadEnds = [NOWHERE, '/privacy/history/99', '/shared/ended', '/fr/unavailable']

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a dead end without scripts is accessible on a ${size}`, async ({ page, site, expected }) => {
    expected.push(/404/)
    // Only the site's scripts are disabled: without JavaScript the checks could not run.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.setViewportSize(viewport)
    for (const address of deadEnds) {
      await page.goto(site.url + address, { waitUntil: 'load' })
      expect.soft(await findFaults(page), address).toEqual([])
    }
  })
}
