import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { childEnvironment } from './tests/support/childEnvironment.ts'
import { scratchFolder } from './tests/support/scratch.ts'

/** Modules cache the settings they read, so a test with other settings needs modules of its own. */
const UNIT_WITH_SETTINGS = [
  'tests/unit/content/previewSession.test.ts',
  'tests/unit/leads/formToken.test.ts',
  'tests/unit/log/log.test.ts',
  'tests/unit/security/buildHeaders.test.ts',
  'tests/unit/server/metrics.test.ts',
]
const CONTRACT_WITH_SETTINGS = [
  'tests/contract/content/published.test.ts',
  'tests/contract/content/sharingCards.test.ts',
  'tests/contract/content/unreadPaths.test.ts',
  'tests/contract/leads/runtime.test.ts',
  'tests/contract/store/previews.test.ts',
]

const contract = {
  // Programs are started, stopped and killed for real.
  hookTimeout: 180_000,
  setupFiles: 'tests/contract/setup.ts',
}

export default defineConfig({
  test: {
    restoreMocks: true,
    // Contract tests mostly wait for the programs they have started.
    maxWorkers: 2 * availableParallelism(),
    // Many tests cause errors on purpose. Set LOG_LEVEL to see what the programs log.
    env: { ...childEnvironment, TMPDIR: scratchFolder(), LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' },
    // Generous, for busy machines.
    testTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // Without isolation modules are read once per worker instead of once per file.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: UNIT_WITH_SETTINGS,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-environment', include: UNIT_WITH_SETTINGS } },
      {
        extends: true,
        test: {
          ...contract,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: CONTRACT_WITH_SETTINGS,
          isolate: false,
        },
      },
      { extends: true, test: { ...contract, name: 'contract-environment', include: CONTRACT_WITH_SETTINGS } },
    ],
  },
})
