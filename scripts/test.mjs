// Runs the checks and tests, installing what they need.
import { runOnProjectNode } from './bootstrap/run.mjs'

await runOnProjectNode('scripts/check/main.ts')
