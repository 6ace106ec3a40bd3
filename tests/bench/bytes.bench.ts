/** Bytes of every page as a new visitor on a phone loads it, by kind. */
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/check/browser.ts'
import { chromiumOptions } from '../e2e/browser.ts'
import { measureBytes } from '../e2e/pageBytes.ts'
import { waitForScripts } from '../e2e/product/scripts.ts'
import { siteRoutes, staying } from '../e2e/siteRoutes.ts'
import { prepare, running, runPart, start } from './part.ts'
import { report } from './report.ts'
import type { Row } from './report.ts'

/** What a visitor on a phone sees first. */
const PHONE = { width: 390, height: 844 }

await runPart(async (atEnd) => {
  ensureBrowser()
  await prepare(atEnd)
  const product = await start(atEnd)
  const browser = await running(chromium.launch(chromiumOptions()), (program) => program.close(), atEnd)
  const rows: Record<string, Row> = {}
  for (const address of siteRoutes.map(staying)) {
    const page = await browser.newPage({ viewport: PHONE })
    waitForScripts(page)
    rows[address] = { ...(await measureBytes(page, product.url + address)) }
    await page.close()
  }
  await report('bytes', rows)
})
