// Starts the site: installs, prepares and serves. See the README.
import { runOnProjectNode } from './bootstrap/run.mjs'

runOnProjectNode('scripts/site/start.ts')
