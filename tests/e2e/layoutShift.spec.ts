import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitUntilSettled } from './product/scripts.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** The most that may move, as a layout shift score, of which browsers' makers call 0.1 good: nothing anybody sees. */
const MAX_SHIFT = 0.001

/** A line of its summary fills the width of a phone within the deviation of what stands in (docs/performance.md). */
const MAX_SHIFT_OF_POLICY = 0.017

const FONT = /\.woff2(\?|$)/
const REST_OF_STYLES = /\.rest\.css(\?|$)/
const PICTURE = /\.(svg|png|jpe?g|webp|avif)(\?|$)/

/** Holds a kind of file back, as a slow line does. */
async function hold(page: Page, kind: RegExp) {
  const held = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(kind, async (route) => {
    asked.push(route.request().url())
    await held.promise
    await route.continue()
  })
  return { asked, release: held.resolve }
}

/** Waits until something of the page can be seen. */
const waitUntilPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
        }).observe({ type: 'paint', buffered: true })
      }),
  )

/** Everything that has moved by itself: by how much, as parts of the window, and what it was. */
const getShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const seen: { value: number; moved: string[] }[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('value' in entry && typeof entry.value === 'number')) continue
            if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
            const sources: unknown[] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
            const moved = sources.map((source) => {
              const node = source instanceof Object && 'node' in source ? source.node : undefined
              return node instanceof Element ? node.outerHTML.slice(0, 120) : 'text'
            })
            seen.push({ value: entry.value, moved })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // A shift is reported once the frame it happened in has been drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))))
      }),
  )

/** Each picture of a page, and the room it takes whether it has arrived or not, in pixels. */
const getRooms = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map(({ src, offsetWidth, offsetHeight }) => `${src}: ${offsetWidth}×${offsetHeight}`),
  )

test.use({ viewport: PHONE, reducedMotion: 'no-preference' })

for (const [address, viewport] of [
  ['/', PHONE],
  ['/business', PHONE],
  ['/business', DESKTOP],
  ['/fr/business', PHONE],
  ['/android-waitlist', PHONE],
  ['/estimate', PHONE],
  ['/privacy', PHONE],
] as const) {
  test(`nothing of ${address} at ${viewport.width} px moves when the fonts load after the first paint`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { asked, release } = await hold(page, FONT)
    await page.goto(address, { waitUntil: 'commit' })
    await waitUntilPainted(page)
    release()
    await waitUntilSettled(page)
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    })
    // The fonts the site brings along, and not what stands in for them alone.
    expect(loaded).toEqual(expect.arrayContaining(['Figtree', 'Fraunces']))
    expect(asked.length).toBeGreaterThanOrEqual(2)
    const shifts = await getShifts(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, `what moved: ${JSON.stringify(shifts)}`).toBeLessThan(
      address === '/privacy' ? MAX_SHIFT_OF_POLICY : MAX_SHIFT,
    )
  })
}

for (const [address, viewport] of [
  ['/', PHONE],
  ['/', DESKTOP],
  ['/fr', DESKTOP],
  ['/business', PHONE],
  ['/business', DESKTOP],
  ['/android-waitlist', PHONE],
  ['/android-waitlist', DESKTOP],
] as const) {
  test(`the first screen of ${address} at ${viewport.width} px waits for no stylesheet, and does not move when the rest comes`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { asked, release } = await hold(page, REST_OF_STYLES)
    await page.goto(address, { waitUntil: 'commit' })
    await waitUntilPainted(page)
    await page.evaluate(() => document.fonts.ready)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    expect(asked).toHaveLength(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    release()
    await waitUntilSettled(page)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    expect(await heading.boundingBox()).toEqual(before)
    const shifts = await getShifts(page)
    expect(
      shifts.reduce((total, { value }) => total + value, 0),
      `what moved: ${JSON.stringify(shifts)}`,
    ).toBeLessThan(MAX_SHIFT)
  })
}

for (const address of ['/', '/business', '/android-waitlist']) {
  test(`the pictures of ${address} keep their size once they load`, async ({ page }) => {
    const { asked, release } = await hold(page, PICTURE)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await waitUntilPainted(page)
    // Those further down are asked for when they come near.
    await page.evaluate(() => [...document.images].forEach((image) => (image.loading = 'eager')))
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.evaluate(() => document.fonts.ready)
    const before = await getRooms(page)
    expect(before.length).toBeGreaterThan(0)

    release()
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    expect(await getRooms(page)).toEqual(expect.arrayContaining(before))
  })
}

test('a page reserves space for its pictures, and loads none before its styles', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  const pictures = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    return [...parsed.querySelectorAll('img')].map((image) => ({
      src: image.getAttribute('src'),
      isSized: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
      isLazy: image.getAttribute('loading') === 'lazy',
    }))
  }, html)
  expect(pictures.filter(({ isSized }) => !isSized)).toEqual([])
  expect(pictures.filter(({ isLazy }) => !isLazy)).toEqual([])
})
