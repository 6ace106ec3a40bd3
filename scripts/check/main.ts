// What `npm test` does once the packages are there. Names of steps after the command choose those alone.
import { ensureBrowser } from './browser.ts'
import { runStep } from './run.ts'
import { steps } from './steps.ts'

const chosen = process.argv.slice(2)
const wanted = chosen.length === 0 ? steps : steps.filter(({ name }) => chosen.includes(name))

try {
  if (wanted.some(({ counts }) => counts?.format === 'playwright')) ensureBrowser()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

let passed = 0
let failed = 0
for (const step of wanted) {
  const counts = await runStep(step)
  passed += counts.passed
  failed += counts.failed
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
