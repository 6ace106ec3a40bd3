import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './tests/e2e/browser.ts'
import { isFull } from './tests/support/full.ts'

const onCi = Boolean(process.env.CI)

/** Tests that change content, most of them in the Studio, or that read what is counted. */
const CHANGES_CONTENT =
  /(editor\/.*|cloud|failures|landingPages|manyQuestions|olderContent|prerendering|published|storeOutage)\.spec\.ts$/

/** Tests with `ingestion/fixtures.ts`, whose workers each start a site. */
const REPORTS_ANALYTICS = /\/(analytics|analyticsDelivery|consent|consentTabs)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/globalSetup.ts',
  forbidOnly: onCi,
  // These tests are slow, and a cheaper test or a similar case covers the same behaviour.
  grepInvert: isFull ? [] : /@full/,
  fullyParallel: true,
  workers: 2,
  // Stops early when every page is broken.
  maxFailures: 10,
  // Retries once on CI, as browsers are less reliable under load. Locally every failure is reported.
  retries: onCi ? 1 : 0,
  // The longest tests come first, so that no worker is left alone with one at the end.
  projects: [
    // Beside the Studio, since they mostly wait for the next upload; in one worker, as each would start a site.
    {
      name: 'analytics',
      testMatch: REPORTS_ANALYTICS,
      workers: 1,
      timeout: 120_000,
      // An upload waits some seconds for its configuration, on a busy machine more than ten.
      expect: { timeout: 40_000 },
      use: { actionTimeout: 20_000 },
    },
    {
      name: 'editing',
      testMatch: CHANGES_CONTENT,
      // The Studio loads megabytes of scripts, which takes long on a busy machine.
      timeout: 180_000,
      expect: { timeout: 60_000 },
      use: { actionTimeout: 60_000 },
    },
    { name: 'site', testIgnore: [CHANGES_CONTENT, REPORTS_ANALYTICS], timeout: 60_000, use: { actionTimeout: 20_000 } },
  ],
  expect: {
    timeout: 10_000,
    // Allows for antialiasing, but not for the smallest button of 44 × 44 pixels.
    toHaveScreenshot: { maxDiffPixels: 1500, stylePath: './tests/e2e/screenshots/without.css' },
  },
  // `visualRegression.spec.ts` names the browser that rendered them.
  snapshotPathTemplate: 'tests/e2e/screenshots/{arg}{ext}',
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // The home page's animation takes half of a core while a test waits. Tests of what moves turn it on.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: onCi ? 'on-first-retry' : 'off',
    launchOptions: chromiumOptions(),
  },
})
