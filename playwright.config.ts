import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './tests/e2e/browser.ts'
import { isFull } from './tests/support/full.ts'

const onCi = Boolean(process.env.CI)

/** Tests that change what a product holds, most of them in the Studio. */
const DESK = /(editor\/.*|cloud|failures|olderContent|published|storeOutage)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/globalSetup.ts',
  forbidOnly: onCi,
  // Tests with this tag take long, and what they prove is also proven at a cheaper level or for a similar case.
  grepInvert: isFull ? [] : /@full/,
  fullyParallel: true,
  workers: 2,
  // What is broken for every page would otherwise be waited for on every page.
  maxFailures: 10,
  // On a busy machine the browser itself may lose a race; what fails twice is a fault. Locally every failure shows.
  retries: onCi ? 1 : 0,
  // The longest tests come first, so that no worker is left alone with one at the end.
  projects: [
    {
      name: 'desk',
      testMatch: DESK,
      // The Studio is megabytes of script on a machine that also runs everything else.
      timeout: 180_000,
      expect: { timeout: 60_000 },
      use: { actionTimeout: 60_000 },
    },
    { name: 'site', testIgnore: DESK, timeout: 60_000, use: { actionTimeout: 20_000 } },
  ],
  expect: {
    timeout: 10_000,
    // Room for edges drawn differently, not for the smallest button, of 44 by 44.
    toHaveScreenshot: { maxDiffPixels: 1500, stylePath: './tests/e2e/looks/without.css' },
  },
  // The test that draws them says which browser they belong to.
  snapshotPathTemplate: 'tests/e2e/looks/{arg}{ext}',
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
    trace: onCi ? 'on-first-retry' : 'off',
    launchOptions: chromiumOptions(),
  },
})
