// Entry point of `npm test`, `test:full` and `test:quick`; the argument is the kind.
import { z } from 'zod'
import { type Lane, runStages, type Step, summarize } from './run.ts'

const kind = z.enum(['test', 'full', 'quick']).default('test').parse(process.argv[2])
if (kind === 'full') process.env.TEST_FULL = '1'

// Has its own settings and data folder, so that it neither needs nor changes those of this clone.
const buildSettings = { DATA_DIR: 'node_modules/.cache/build-data', ENV_FILE: '', SANITY_PROJECT_ID: '' }

const step = (name: string, command: string, options?: Omit<Step, 'name' | 'command'>): Step => ({
  name,
  command: command.split(' '),
  ...options,
})

const routeTypes = step('route types', 'next typegen')
const lint = step('types and lint', 'oxlint --type-aware --type-check --deny-warnings')
const format = step('format', 'oxfmt --check .')

/** Stages, whose lanes run in parallel. */
const everything: readonly (readonly Lane[])[] = [
  [
    // The build empties the folder of the route types, so it runs first.
    [step('build', 'node scripts/site/start.ts build', { environment: buildSettings }), routeTypes],
    [
      step('browser and database', 'node scripts/check/browser.ts'),
      step('unused code and packages', 'knip'),
      step('duplicate packages and licences', 'node scripts/check/packages.ts'),
      step('generated types', 'node scripts/typegen.ts --check'),
      format,
    ],
  ],
  [[lint]],
  [[step('unit and contract tests', 'vitest run', { reporter: 'vitest' })]],
  [[step('browser tests', 'playwright test', { reporter: 'playwright' })]],
]

const quick: typeof everything = [
  [[routeTypes, lint, format]],
  [
    [
      step('changed tests', 'vitest run --changed --passWithNoTests', {
        reporter: 'vitest',
        mayRunNothing: true,
      }),
    ],
  ],
]

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
process.once('disconnect', () => stop.abort())

const started = performance.now()
function print(line: string) {
  const seconds = Math.floor((performance.now() - started) / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  process.stdout.write(`${time} ${line}\n`)
}

const outcomes = await runStages(kind === 'quick' ? quick : everything, { signal: stop.signal, print })
if (stop.signal.aborted) process.stderr.write('Stopped before everything was checked.\n')
process.stdout.write(`${summarize(outcomes)}\n`)
process.exit(stop.signal.aborted || outcomes.some(({ failed }) => failed > 0) ? 1 : 0)
