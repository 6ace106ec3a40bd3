import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { childEnvironment } from './tests/support/childEnvironment.ts'
import { scratchFolder } from './tests/support/scratch.ts'

/** Modules cache the settings they read, so a test with other settings needs modules of its own. */
const SETS_ENVIRONMENT = [
  'tests/unit/content/previewSession.test.ts',
  'tests/unit/leads/formToken.test.ts',
  'tests/unit/log/log.test.ts',
  'tests/unit/security/buildHeaders.test.ts',
  'tests/unit/server/metrics.test.ts',
]

export default defineConfig({
  test: {
    restoreMocks: true,
    // Contract tests mostly wait for the programs they have started.
    maxWorkers: 2 * availableParallelism(),
    // Many tests cause errors on purpose. Set LOG_LEVEL to see what the programs log.
    env: { ...childEnvironment, TMPDIR: scratchFolder(), LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' },
    // Generous, for busy machines.
    testTimeout: 60_000,
    projects: [
      // Without isolation modules are read once per worker instead of once per file.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: SETS_ENVIRONMENT,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-environment', include: SETS_ENVIRONMENT } },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          // Programs are started, stopped and killed for real.
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
