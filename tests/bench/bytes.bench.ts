/** Bytes of every page as a new visitor on a phone loads it, by kind. */
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../e2e/browser.ts'
import { measureBytes } from '../e2e/pageBytes.ts'
import { startProduct } from '../e2e/product/product.ts'
import { prepareTemplate } from '../e2e/product/template.ts'
import { siteRoutes, staying } from '../e2e/siteRoutes.ts'
import { report } from './report.ts'
import type { Row } from './report.ts'

/** What a visitor on a phone sees first. */
const PHONE = { width: 390, height: 844 }

await prepareTemplate()
const product = await startProduct()
const browser = await chromium.launch(chromiumOptions())
try {
  const rows: Record<string, Row> = {}
  for (const address of siteRoutes.map(staying)) {
    const page = await browser.newPage({ viewport: PHONE })
    rows[address] = { ...(await measureBytes(page, product.url + address)) }
    await page.close()
  }
  await report('bytes', rows)
} finally {
  await browser.close()
  await product.remove()
}
