import { afterAll } from 'vitest'
import { closeSharedPostgres } from '#tests/support/postgres.ts'

// Runs for every file, unlike the modules that files of a worker share.
afterAll(closeSharedPostgres)
