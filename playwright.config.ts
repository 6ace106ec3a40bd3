import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './tests/e2e/browser.ts'

const onCi = Boolean(process.env.CI)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/globalSetup.ts',
  forbidOnly: onCi,
  // Each worker runs the whole product: more of them would only wait for each other.
  workers: 1,
  // On a busy machine the browser itself may lose a race; what fails twice is a fault. Locally every failure shows.
  retries: onCi ? 1 : 0,
  // The Studio is megabytes of script on a machine that also runs everything else.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // A hundredth leaves room for the edges of letters, not for anything that has moved.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, stylePath: './tests/e2e/looks/without.css' },
  },
  // The test that draws them says which browser they belong to.
  snapshotPathTemplate: 'tests/e2e/looks/{arg}{ext}',
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: chromiumOptions(),
  },
})
