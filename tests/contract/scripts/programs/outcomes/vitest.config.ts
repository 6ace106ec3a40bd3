import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['tests/contract/scripts/programs/outcomes/vitest.spec.ts'] } })
