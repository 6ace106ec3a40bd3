import { expect, test as base } from '../fixtures.ts'
import { startSite } from '../product/product.ts'
import { startIngestion } from './mockIngestion.ts'
import type { Ingestion } from './mockIngestion.ts'

export const API_KEY = 'a-key-of-the-tests'
export const CONTAINER = 'GTM-TESTS'

/** Tests with a site whose analytics report to a local mock server. */
export const test = base.extend<{ ingestion: Ingestion }, { collector: Ingestion }>({
  collector: [
    // eslint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const collector = await startIngestion()
      await use(collector)
      await collector.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ collector }, use) => {
      const site = await startSite({
        settings: {
          AMPLITUDE_API_KEY: API_KEY,
          AMPLITUDE_SERVER_URL: collector.serverUrl,
          AMPLITUDE_REMOTE_CONFIG_URL: collector.remoteConfigUrl,
          GTM_ID: CONTAINER,
          GTM_SCRIPT_URL: collector.scriptUrl,
        },
      })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  ingestion: async ({ collector }, use) => {
    collector.reset()
    await use(collector)
  },
})

export { expect }
