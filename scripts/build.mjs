// Makes the production build, without serving it.
import { runOnProjectNode } from './bootstrap/run.mjs'

await runOnProjectNode('scripts/site/build-only.ts')
