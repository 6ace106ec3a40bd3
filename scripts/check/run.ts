import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readResults, RESULTS_FILE, type TestResult } from './results.ts'

/** One step of a test command: a program whose success counts as one check, or one that reports its tests. */
export interface Step {
  name: string
  command: readonly [program: string, ...args: string[]]
  environment?: Record<string, string>
  /** True for a test program with one of our reporters. */
  reports?: true
  /** True where no test is no failure: nothing may have changed. */
  mayRunNothing?: true
}

/** Steps that run one after the other. */
export type Lane = readonly Step[]

const routeTypes: Step = { name: 'route types', command: ['next', 'typegen'] }
const types: Step = { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] }
const lint: Step = { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] }
const format: Step = { name: 'format', command: ['oxfmt', '--check', '.'] }

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/check/vitestReporter.ts', ...args],
  reports: true,
})

// On settings and a data folder of its own, so that it neither needs nor touches those of this clone.
const build: Step = {
  name: 'build',
  command: ['node', 'scripts/site/build-only.ts'],
  environment: { DATA_DIR: 'node_modules/.cache/build-data', ENV_FILE: '', SANITY_PROJECT_ID: '' },
}

const browserTests: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', '--reporter=list,./scripts/check/playwrightReporter.ts'],
  reports: true,
}

/** Everything, in stages whose lanes run at the same time. */
const everything: readonly (readonly Lane[])[] = [
  [
    // The build empties the folder that the types of routes are in.
    [build, routeTypes, types],
    [
      { name: 'browser', command: ['node', 'scripts/check/browser.ts'] },
      { name: 'unused code and packages', command: ['knip'] },
      { name: 'duplicate packages and licences', command: ['node', 'scripts/check/packages.ts'] },
      { name: 'generated types', command: ['node', 'scripts/typegen.ts', '--check'] },
      format,
    ],
  ],
  [[lint]],
  [[vitest('unit and contract tests')]],
  [[browserTests]],
]

export const STAGES = {
  test: everything,
  full: everything,
  quick: [
    [
      [routeTypes, types],
      [lint, format],
    ],
    [[{ ...vitest('changed tests', '--changed', '--passWithNoTests'), mayRunNothing: true }]],
  ],
} as const satisfies Record<string, readonly (readonly Lane[])[]>

interface RunOptions {
  /** Stops the programs that run; none is started after it. */
  signal: AbortSignal
  /** Gets every line of output while it is written. */
  print: (line: string) => void
}

const isWindows = process.platform === 'win32'

interface Exit {
  ok: boolean
  reason: string
}

function runCommand(
  [program, ...args]: Step['command'],
  env: NodeJS.ProcessEnv,
  { signal, print }: RunOptions,
): Promise<Exit> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: !isWindows })
    const stop = () => {
      if (isWindows || child.pid === undefined) return void child.kill()
      try {
        // Linters leave their own programs behind, so the whole group is stopped.
        process.kill(-child.pid, 'SIGTERM')
      } catch {
        // All of it has just ended.
      }
    }
    signal.addEventListener('abort', stop)
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', print)
    const end = (ok: boolean, reason: string) => {
      signal.removeEventListener('abort', stop)
      resolve({ ok, reason })
    }
    child.once('error', (error) => end(false, error.message))
    child.once('close', (code) => end(code === 0, `ended with exit code ${code}; its output is above`))
    // What a stopped program started may keep its output open for longer.
    child.once('exit', () => signal.aborted && end(false, 'was stopped'))
  })
}

/** Runs a step; one without a reporter counts as one check, and one that ran no test as a failure. */
async function runStep(step: Step, file: string, options: RunOptions): Promise<TestResult[]> {
  const started = performance.now()
  const print = (line: string) => options.print(`[${step.name}] ${line}`)
  print('starts')
  // The output goes through this program, so tools would guess wrong whether colours can be shown.
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...step.environment, [RESULTS_FILE]: file }
  const { ok, reason } = await runCommand(step.command, env, { ...options, print })
  const check = (passed: boolean, note: string): TestResult => ({
    title: step.name,
    status: passed ? 'passed' : 'failed',
    // Not among the slowest tests; the last line of the step says how long it took.
    durationMs: 0,
    note: passed ? '' : note,
  })

  const results = step.reports ? await readResults(file) : [check(ok, reason)]
  const hasFailure = () => results.some(({ status }) => status === 'failed')
  if (!ok && !hasFailure()) results.push(check(false, reason))
  if (ok && !step.mayRunNothing && !results.some(({ status }) => status !== 'skipped'))
    results.push(check(false, 'ran no test'))
  print(`${hasFailure() ? 'FAILED' : 'done'} after ${Math.round((performance.now() - started) / 1000)} s`)
  return results
}

/**
 * Runs stages one after the other, the lanes of a stage at the same time, and the steps of a lane in their order. A
 * failure stops nothing, so that one run shows all failures.
 */
export async function runStages(stages: readonly (readonly Lane[])[], options: RunOptions): Promise<TestResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'test-results-'))
  const results: TestResult[] = []
  const runLane = async (steps: Lane) => {
    for (const step of steps) {
      if (options.signal.aborted) return
      results.push(...(await runStep(step, join(folder, `${step.name}.json`), options)))
    }
  }
  try {
    for (const lanes of stages) await Promise.all(lanes.map(runLane))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return results
}
