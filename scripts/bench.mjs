// Measures the site. Names after the command choose the parts.
import { runOnProjectNode } from './bootstrap/run.mjs'

await runOnProjectNode('scripts/bench/main.ts')
