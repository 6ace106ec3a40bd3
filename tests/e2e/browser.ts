import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** Debian's headless build of Chromium, which takes a fifth less CPU time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Paths of an installed Chromium. Without one, Playwright uses its own. */
const PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/**
 * Features of Chromium that tests disable. The browser uses only the last such list, so this one repeats that of
 * Playwright.
 */
const DISABLED_FEATURES = [
  // The address bar popups are two extra pages per window: a second of CPU time per test.
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

/** Creates the launch options for this machine's browser. */
export function chromiumOptions(): LaunchOptions {
  const isRoot = process.getuid?.() === 0
  return {
    executablePath: PATHS.find((path) => existsSync(path)),
    // Chromium refuses to run as root inside its sandbox.
    chromiumSandbox: !isRoot,
    args: [
      '--disable-gpu',
      // The headless shell rounds letter positions to whole pixels by default, unlike the browser.
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
