// Entry point of `npm test`, `test:full` and `test:quick`; the argument is the kind.
import { summarize } from './results.ts'
import { runStages } from './run.ts'
import { STAGES } from './steps.ts'
import { z } from 'zod'

const kind = z.enum(['test', 'full', 'quick']).default('test').parse(process.argv[2])
if (kind === 'full') process.env.TEST_FULL = '1'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
process.once('disconnect', () => stop.abort())

const started = performance.now()
function print(line: string) {
  const seconds = Math.floor((performance.now() - started) / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  process.stdout.write(`${time} ${line}\n`)
}

const results = await runStages(STAGES[kind], { signal: stop.signal, print })
if (stop.signal.aborted) process.stderr.write('Stopped before everything was checked.\n')
process.stdout.write(`${summarize(results)}\n`)
const failed = results.some(({ status }) => status === 'failed')
process.exit(failed || stop.signal.aborted ? 1 : 0)
