// Starts the site for developers: changes to the code show at once.
import { runOnProjectNode } from './bootstrap/run.mjs'

await runOnProjectNode('scripts/site/dev.ts')
