import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    restoreMocks: true,
    // A machine that does other things as well may take long for what is done in a moment elsewhere.
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
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
