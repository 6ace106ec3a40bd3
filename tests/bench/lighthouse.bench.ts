/**
 * Runs Lighthouse with its slow phone profile: the medians of five visits to each of the main pages, and to a landing page
 * of the five heaviest sections.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { heavyLanding } from '#tests/unit/landingPages/landingPage.ts'
import { ensureBrowser } from '../../scripts/check/browser.ts'
import { chromiumOptions } from '../e2e/browser.ts'
import { freePort } from '../e2e/product/product.ts'
import { percentile } from './durations.ts'
import { prepare, runPart, start } from './part.ts'
import type { AddCleanup } from './part.ts'
import { report } from './report.ts'
import type { Row } from './report.ts'

const PAGES = ['/', '/fr', '/business', '/android-waitlist', '/privacy', '/v1/link/default', heavyLanding.path]
const VISITS = 5

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Audits by their name in the table: milliseconds, except CLS, which has no unit. */
const AUDITS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/** Waits until a page that was just published is there. */
async function waitForPage(url: string): Promise<void> {
  while (!(await fetch(url)).ok) await pause(100)
}

/** Audits one page in a new browser. */
async function visit(url: string, addCleanup: AddCleanup): Promise<Record<string, number>> {
  const port = await freePort()
  const options = chromiumOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  })
  addCleanup(() => browser.close())
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: CATEGORIES })
    if (!result) throw new Error(`Lighthouse returned no result for ${url}. Check that the page loads.`)
    const { categories, audits } = result.lhr
    return Object.fromEntries([
      ...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ...Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]),
    ])
  } finally {
    await browser.close()
  }
}

/** Computes the median of each figure. */
function toMedians(visits: readonly Record<string, number>[]): Row {
  const names = Object.keys(visits[0] ?? {})
  return Object.fromEntries(
    names.map((name) => {
      const figure = percentile(
        visits.map((each) => each[name] ?? Number.NaN),
        0.5,
      )
      return [name, name === 'CLS' ? Number(figure.toFixed(3)) : Math.round(figure)]
    }),
  )
}

await runPart(async (addCleanup) => {
  ensureBrowser()
  await prepare(addCleanup)
  const site = await start(addCleanup)
  await (await site.content()).create(heavyLanding)
  await waitForPage(site.url + heavyLanding.path)
  const rows: Record<string, Row> = {}
  for (const path of PAGES) {
    const visits = []
    for (let count = 0; count < VISITS; count += 1) visits.push(await visit(site.url + path, addCleanup))
    rows[path] = toMedians(visits)
  }
  await report('lighthouse', rows)
})
