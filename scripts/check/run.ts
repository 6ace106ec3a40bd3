import { spawn } from 'node:child_process'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readResults, RESULTS_FILE, type TestResult } from './results.ts'
import type { Lane, Step } from './steps.ts'

interface RunOptions {
  /** Stops the running programs and starts no others. */
  signal: AbortSignal
  /** Called for every line of output as it is written. */
  print: (line: string) => void
}

const isWindows = process.platform === 'win32'

function runProgram(
  [program, ...args]: Step['command'],
  env: NodeJS.ProcessEnv,
  { signal, print }: RunOptions,
): Promise<{ ok: boolean; reason: string }> {
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
    const end = (ok: boolean, reason: string) => {
      signal.removeEventListener('abort', stop)
      resolve({ ok, reason })
    }
    child.once('error', (error) => end(false, error.message))
    child.once('close', (code) => end(code === 0, `ended with exit code ${code}; its output is above`))
    // Child processes of a stopped program may keep its output open.
    child.once('exit', () => signal.aborted && end(false, 'was stopped'))
  })
}

/** Runs a step; one without a reporter counts as one check, and one that ran no test as a failure. */
async function runStep(step: Step, file: string, options: RunOptions): Promise<TestResult[]> {
  const started = performance.now()
  const print = (line: string) => options.print(`[${step.name}] ${line}`)
  print('starts')
  // The output is piped through this program, so tools cannot detect whether the terminal shows colours.
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...step.environment, [RESULTS_FILE]: file }
  const { ok, reason } = await runProgram(step.command, env, { ...options, print })
  const check = (passed: boolean, note: string): TestResult => ({
    title: step.name,
    status: passed ? 'passed' : 'failed',
    // Excluded from the slowest tests; the last line of the step says how long it took.
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
 * Runs stages in sequence, the lanes of a stage in parallel, and the steps of a lane in sequence. A failure stops
 * nothing, so that one run shows all failures.
 */
export async function runStages(stages: readonly (readonly Lane[])[], options: RunOptions): Promise<TestResult[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'test-results-'))
  const results: TestResult[] = []
  const runLane = async (steps: Lane) => {
    for (const step of steps) {
      if (options.signal.aborted) return
      results.push(...(await runStep(step, join(folder.path, `${step.name}.json`), options)))
    }
  }
  for (const lanes of stages) await Promise.all(lanes.map(runLane))
  return results
}
