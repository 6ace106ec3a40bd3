/** Bytes of the landing page as a browser loads it, by kind: on the wire, up to the load event and once it is idle. */
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { chromiumOptions } from '../e2e/browser.ts'
import { startProduct } from '../e2e/product/product.ts'
import { prepareTemplate } from '../e2e/product/template.ts'

/** What a visitor on a phone sees first. */
const PHONE = { width: 390, height: 844 }

/** Bytes on the wire, headers included, by kind of resource. */
type Bytes = Record<string, number>

/** Counts every answer of a page from now on. */
async function countBytes(page: Page): Promise<() => Bytes> {
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes: Bytes = {}
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await session.send('Network.enable')
  return () => ({ ...bytes })
}

await prepareTemplate()
const product = await startProduct()
const browser = await chromium.launch(chromiumOptions())
try {
  const page = await browser.newPage({ viewport: PHONE })
  const count = await countBytes(page)
  await page.goto(product.url, { waitUntil: 'load' })
  const load = count()
  await page.waitForLoadState('networkidle')
  const idle = count()
  const kinds = Object.keys(idle).toSorted()
  console.table(Object.fromEntries(kinds.map((kind) => [kind, { load: load[kind] ?? 0, idle: idle[kind] ?? 0 }])))
  await mkdir('bench-results', { recursive: true })
  await writeFile('bench-results/bytes.json', `${JSON.stringify({ page: '/', load, idle }, null, 2)}\n`)
} finally {
  await browser.close()
  await product.remove()
}
