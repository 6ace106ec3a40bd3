import type { Browser, BrowserContext, Page } from '@playwright/test'
import { percentile } from './durations.ts'
import type { Row } from './report.ts'

const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
export const SLOWDOWN = 6
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
export const DESKTOP = { viewport: { width: 1280, height: 850 }, isMobile: false, hasTouch: false }

/**
 * Opens a page of its own, without a cache.
 *
 * @param slow with the network and the CPU of a slow phone
 */
export async function openPage(browser: Browser, device: typeof PHONE, slow: boolean): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  if (slow) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  }
  return [context, page]
}

const readPaints = (page: Page) =>
  page.evaluate(async () => {
    const lcp = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN))
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    return { fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, lcp }
  })

/** Measures the first and largest contentful paint of a page on the slow phone. */
export async function measurePaints(browser: Browser, url: string): Promise<{ fcp: number; lcp: number }> {
  const [context, page] = await openPage(browser, PHONE, true)
  try {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(1500)
    return await readPaints(page)
  } finally {
    await context.close()
  }
}

/** What a visit of a page on the slow phone costs. */
export interface Visit {
  fcp: number
  lcp: number
  /** Time over 50 ms of each long task, in milliseconds. */
  blocking: number
  /** Bytes of HTML and scripts as they were sent. */
  bytes: number
}

/** Time after the load event in which a page becomes interactive. */
const SETTLE_MS = 4000

/** Measures paints, blocking time and bytes of a page until some seconds after its load event. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const [context, page] = await openPage(browser, PHONE, true)
  try {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const before = Number(sessionStorage.getItem('blocking'))
        const over = list.getEntries().reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
        sessionStorage.setItem('blocking', String(before + over))
      }).observe({ type: 'longtask', buffered: true })
    })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map<string, string>()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (['Document', 'Script'].includes(types.get(requestId) ?? '')) bytes += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    const paints = await readPaints(page)
    const blocking = await page.evaluate(() => Number(sessionStorage.getItem('blocking')))
    return { ...paints, blocking, bytes }
  } finally {
    await context.close()
  }
}

/** Measures the time from a click on a link, over which the pointer rests for 200 ms, until the next page is painted. */
export async function measureClick(browser: Browser, url: string, path: string): Promise<number> {
  const [context, page] = await openPage(browser, DESKTOP, false)
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first()
    await link.scrollIntoViewIfNeeded()
    const box = await link.boundingBox()
    if (!box) throw new Error(`${url} has no link to ${path}.`)
    // A page may also change in place: its document stays, and has a mark that a new one lacks.
    await page.evaluate((target) => {
      document.documentElement.dataset['clicked'] = ''
      const title = document.querySelector('h1')?.textContent
      const watch = () => {
        const changed = location.pathname === target && document.querySelector('h1')?.textContent !== title
        if (!changed) return requestAnimationFrame(watch)
        return requestAnimationFrame(() => {
          document.documentElement.dataset['painted'] = String(Date.now())
        })
      }
      watch()
    }, path)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.waitForTimeout(200)
    const clicked = Date.now()
    await page.mouse.click(x, y)
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
    const painted = await page
      .waitForFunction(() => {
        const { clicked, painted } = document.documentElement.dataset
        if (clicked !== undefined) return Number(painted)
        const entry = performance.getEntriesByType('navigation')[0]
        const activation = entry && 'activationStart' in entry ? Number(entry.activationStart) : 0
        const paint = performance.getEntriesByName('first-contentful-paint')[0]
        return paint && performance.timeOrigin + Math.max(paint.startTime, activation)
      })
      .then((handle) => handle.jsonValue())
    return Number(painted) - clicked
  } finally {
    await context.close()
  }
}

const rounded = (figures: readonly number[]) => Math.round(percentile(figures, 0.5))

/** A site that is measured; the first of several is `this build`. */
export interface Site {
  name: string
  url: string
}

/** Compares the medians of this build's figures with those of the other sites. */
export function compare(sites: readonly Site[], getFigures: (site: Site) => readonly number[]): Row {
  const row: Row = Object.fromEntries(sites.map((site) => [site.name, rounded(getFigures(site))]))
  const own = Number(row['this build'])
  for (const { name } of sites.slice(1)) row[`ratio to ${name}`] = Number((own / Number(row[name])).toFixed(2))
  return row
}

/** Measures each site in turn, several times, so that other programs slow all down. */
export async function alternate(
  sites: readonly Site[],
  times: number,
  measure: (url: string) => Promise<number>,
): Promise<Row> {
  const figures = new Map(sites.map(({ name }) => [name, [] as number[]]))
  for (let time = 0; time < times; time += 1) {
    for (const { name, url } of sites) figures.get(name)?.push(await measure(url))
  }
  return compare(sites, ({ name }) => figures.get(name) ?? [])
}
