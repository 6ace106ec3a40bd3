// What `npm test` does once the packages are there. Names of steps after the command choose those alone.
import { ensureBrowser } from './browser.ts'
import { runSteps } from './run.ts'
import { steps } from './steps.ts'

const chosen = process.argv.slice(2)
const wanted = chosen.length === 0 ? steps : steps.filter(({ name }) => chosen.includes(name))

try {
  if (wanted.some(({ counts }) => counts?.format === 'playwright')) ensureBrowser()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
process.once('disconnect', () => stop.abort())

const { passed, failed } = await runSteps(wanted, stop.signal)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
if (stop.signal.aborted) process.stderr.write('Stopped before everything was checked.\n')
process.exit(failed === 0 && passed > 0 && !stop.signal.aborted ? 0 : 1)
