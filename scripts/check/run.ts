import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

/** One step of a test command: a program whose success counts as one check, or one that reports its tests. */
export interface Step {
  name: string
  command: readonly string[]
  environment?: Record<string, string>
  reporter?: 'vitest' | 'playwright'
  /** True when running no test is not a failure, as nothing may have changed. */
  mayRunNothing?: true
}

export type Lane = readonly Step[]

export interface Outcome {
  name: string
  passed: number
  failed: number
  flaky: number
  skipped: number
  note: string
}

const count = z.number()

const reporters = {
  vitest: {
    getArguments: (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    report: z.object({ numPassedTests: count, numFailedTests: count, numPendingTests: count }).transform((tests) => ({
      passed: tests.numPassedTests,
      failed: tests.numFailedTests,
      flaky: 0,
      skipped: tests.numPendingTests,
    })),
  },
  playwright: {
    getArguments: () => ['--reporter=list,json'],
    report: z
      .object({ stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }) })
      .transform(({ stats: { expected: passed, unexpected: failed, flaky, skipped } }) => ({
        passed,
        failed,
        flaky,
        skipped,
      })),
  },
}

const NOTHING = { passed: 0, failed: 0, flaky: 0, skipped: 0 }

interface RunOptions {
  signal: AbortSignal
  print: (line: string) => void
}

const isWindows = process.platform === 'win32'

/** Runs a program. @returns why it failed; an empty text when it did not */
function runCommand(
  [program = '', ...args]: Step['command'],
  env: NodeJS.ProcessEnv,
  { signal, print }: RunOptions,
): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: !isWindows })
    const stop = () => {
      if (isWindows || child.pid === undefined) return void child.kill()
      try {
        // Linters leave child processes behind, so the whole process group is stopped.
        process.kill(-child.pid, 'SIGTERM')
      } catch {
        // The group has just ended.
      }
    }
    signal.addEventListener('abort', stop)
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', print)
    const end = (reason: string) => {
      signal.removeEventListener('abort', stop)
      resolve(reason)
    }
    child.once('error', (error) => end(error.message))
    child.once('close', (code) => end(code === 0 ? '' : `ended with exit code ${code}; its output is above`))
    // Child processes of a stopped program may keep its output open.
    child.once('exit', () => signal.aborted && end('was stopped'))
  })
}

/** Runs a step; one without a reporter counts as one check, and one that ran no test as a failure. */
async function runStep(step: Step, file: string, options: RunOptions): Promise<Outcome> {
  const { name, command, reporter, mayRunNothing } = step
  const started = performance.now()
  const print = (line: string) => options.print(`[${name}] ${line}`)
  print('starts')
  const env = {
    ...process.env,
    // The output is piped through this program, so tools cannot detect whether the terminal shows colours.
    FORCE_COLOR: undefined,
    NO_COLOR: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...step.environment,
  }
  const { getArguments, report } = reporter ? reporters[reporter] : {}
  let note = await runCommand([...command, ...(getArguments?.(file) ?? [])], env, { ...options, print })
  // A program that ended early has written no report.
  const text = await readFile(file, 'utf8').catch(() => 'null')
  const tests = report ? (report.safeParse(JSON.parse(text)).data ?? NOTHING) : { ...NOTHING, passed: note ? 0 : 1 }
  if (note === '' && !mayRunNothing && tests.passed + tests.failed + tests.flaky === 0) note = 'ran no test'
  const outcome = { name, ...tests, failed: tests.failed || (note ? 1 : 0), note }
  print(`${outcome.failed > 0 ? 'FAILED' : 'done'} after ${Math.round((performance.now() - started) / 1000)} s`)
  return outcome
}

/**
 * Runs stages in sequence, the lanes of a stage in parallel, and the steps of a lane in sequence. A failure stops
 * nothing, so that one run shows all failures.
 */
export async function runStages(stages: readonly (readonly Lane[])[], options: RunOptions): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'test-results-'))
  const outcomes: Outcome[] = []
  const runLane = async (steps: Lane) => {
    for (const step of steps) {
      if (options.signal.aborted) return
      outcomes.push(await runStep(step, join(folder, `${step.name}.json`), options))
    }
  }
  try {
    for (const lanes of stages) await Promise.all(lanes.map(runLane))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return outcomes
}

/** Describes a run: the steps that failed or had flaky tests, and the counts of tests and checks as the last line. */
export function summarize(outcomes: readonly Outcome[]): string {
  const sum = (kind: keyof typeof NOTHING) => outcomes.reduce((total, outcome) => total + outcome[kind], 0)
  const lines = outcomes.flatMap(({ name, failed, flaky, note }) => [
    ...(failed > 0 ? [`Failed: ${name}, ${note || `${failed} tests`}`] : []),
    ...(flaky > 0 ? [`Flaky: ${name}, ${flaky} tests passed when tried again`] : []),
  ])
  return ['', ...lines, `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`].join('\n')
}
