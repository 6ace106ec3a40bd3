// Runs a program of the project on the project's own Node, installing what is missing: `node scripts/run.mjs FILE …`.
import { runOnProjectNode } from './bootstrap/run.mjs'

const [program = '', ...args] = process.argv.slice(2)
await runOnProjectNode(program, args)
