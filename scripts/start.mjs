// Starts the site: installs, prepares and serves. See the README.
import { runOnProjectNode } from './bootstrap/run.mjs'

await runOnProjectNode('scripts/site/start.ts')
