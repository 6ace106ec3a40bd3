/** Measures the bytes of every page by kind, as a new visitor on a phone loads it. */
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/check/browser.ts'
import { chromiumOptions } from '../e2e/browser.ts'
import { measureBytes } from '../e2e/pageBytes.ts'
import { waitForScripts } from '../e2e/product/scripts.ts'
import { siteRoutes, toStablePath } from '../e2e/siteRoutes.ts'
import { prepare, waitForStart, runPart, start } from './part.ts'
import { report } from './report.ts'
import type { Row } from './report.ts'

const PHONE = { width: 390, height: 844 }

await runPart(async (addCleanup) => {
  ensureBrowser()
  await prepare(addCleanup)
  const site = await start(addCleanup)
  const browser = await waitForStart(chromium.launch(chromiumOptions()), (program) => program.close(), addCleanup)
  const rows: Record<string, Row> = {}
  for (const address of siteRoutes.map(toStablePath)) {
    const page = await browser.newPage({ viewport: PHONE })
    waitForScripts(page)
    rows[address] = { ...(await measureBytes(page, site.url + address)) }
    await page.close()
  }
  await report('bytes', rows)
})
