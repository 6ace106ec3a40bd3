import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** Chromium without windows, as Debian packs it. It computes a fifth less. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Where distributions put Chromium. Playwright's own is used when it is in none of them. */
const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/**
 * Parts of Chromium that tests do without. Of two such lists the browser takes the last, so this one repeats what
 * Playwright turns off.
 */
const DISABLED_FEATURES = [
  // Lists under the address bar, two pages of their own in every window: a second of computing for each test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** How to start the browser of this machine. */
export function chromiumOptions(): LaunchOptions {
  const isRoot = process.getuid?.() === 0
  return {
    executablePath: PLACES.find((place) => existsSync(place)),
    // Chromium refuses to run as root inside its sandbox.
    chromiumSandbox: !isRoot,
    args: [
      '--disable-gpu',
      // The shell would move letters to whole pixels, which the browser does not.
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-dev-shm-usage',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ],
  }
}
