// Makes the production build, without serving it.
import { runOnProjectNode } from './bootstrap/run.mjs'

runOnProjectNode('scripts/site/build-only.ts')
