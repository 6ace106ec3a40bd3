// Starts the site for developers: changes to the code show at once.
import { runOnProjectNode } from './bootstrap/run.mjs'

runOnProjectNode('scripts/site/dev.ts')
