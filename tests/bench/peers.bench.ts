/**
 * Measures this site beside others on the same machine, in turn, each with the path of a page that its first page links:
 * `npm run bench -- peers --peer=NAME,http://localhost:3333,/posts/example`, once for each. The phone is slow: CPU slowed
 * 6 times, 1.6 Mbit/s, 150 ms; a click is measured without these limits.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/check/browser.ts'
import { chromiumOptions } from '../e2e/browser.ts'
import { root } from '../e2e/product/template.ts'
import { startGrowthSite } from './growthSite.ts'
import { runPart } from './part.ts'
import { report, type Row } from './report.ts'
import { alternate, compare, measureClick, measureVisit, type Visit } from './slowPhone.ts'

const TIMES = 5

const FIGURES = {
  'first contentful paint, ms': 'fcp',
  'largest contentful paint, ms': 'lcp',
  'total blocking time, ms': 'blocking',
  'HTML and scripts, bytes': 'bytes',
} as const satisfies Record<string, keyof Visit>

const { peer } = parseArgs({ options: { peer: { type: 'string', multiple: true, default: [] } } }).values

/** Reads `NAME,URL,PATH`. */
function readPeer(text: string) {
  const [name, address, path] = text.split(',')
  if (!name || !address || !path) throw new Error(`--peer=${text} is not of the form NAME,URL,PATH.`)
  return { name, url: new URL(address).origin, path }
}

await runPart(async (addCleanup) => {
  ensureBrowser()
  const peers = peer.map(readPeer)
  const { url } = await startGrowthSite(root, addCleanup)
  const sites = [{ name: 'this build', url, path: '/business' }, ...peers]
  const browser = await chromium.launch(chromiumOptions())
  addCleanup(() => browser.close())
  // The first visits read files and compile what is served.
  for (const site of sites) await measureVisit(browser, `${site.url}/`)
  const visits = new Map(sites.map(({ url: each }) => [each, [] as Visit[]]))
  for (let time = 0; time < TIMES; time += 1) {
    for (const each of sites) visits.get(each.url)?.push(await measureVisit(browser, `${each.url}/`))
  }
  const rows: Record<string, Row> = {}
  for (const [name, figure] of Object.entries(FIGURES)) {
    rows[name] = compare(sites, ({ url: each }) => (visits.get(each) ?? []).map((visit) => visit[figure]))
  }
  process.stdout.write(`${JSON.stringify(rows)}\n`)
  const paths = new Map(sites.map((site) => [site.url, site.path]))
  rows['click until the next page is painted, ms'] = await alternate(sites, TIMES, (site) =>
    measureClick(browser, `${site}/`, paths.get(site) ?? '/'),
  )
  await report('peers', rows)
})
