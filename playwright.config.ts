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
  timeout: 300_000,
  expect: {
    timeout: 40_000,
    // Room for edges drawn differently, not for the smallest button, of 44 by 44.
    toHaveScreenshot: { maxDiffPixels: 1500, stylePath: './tests/e2e/looks/without.css' },
  },
  // The test that draws them says which browser they belong to.
  snapshotPathTemplate: 'tests/e2e/looks/{arg}{ext}',
  reporter: 'list',
  use: {
    // What a lost click waits for never comes; the test is then tried again sooner than at its own end.
    actionTimeout: 90_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: chromiumOptions(),
  },
})
