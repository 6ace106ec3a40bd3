import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { countsOf } from './counts.ts'
import type { Counts } from './counts.ts'
import { failuresOf } from './failures.ts'
import type { Step } from './steps.ts'

/** Lines of a failed step that are shown: the end, where test programs sum up. */
const SHOWN = 300

interface Outcome {
  ok: boolean
  output: string
}

function runCommand(
  [program, ...args]: Step['commands'][number],
  environment: NodeJS.ProcessEnv,
  stopped: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment })
    const stop = () => void child.kill('SIGTERM')
    stopped.addEventListener('abort', stop)
    const parts: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
    const end = (ok: boolean, more = '') => {
      stopped.removeEventListener('abort', stop)
      resolve({ ok, output: Buffer.concat(parts).toString() + more })
    }
    child.once('error', (error) => end(false, error.message))
    child.once('close', (code) => end(code === 0))
    // What a stopped program started may hold on to its output for longer.
    child.once('exit', () => stopped.aborted && end(false))
  })
}

async function readResults(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs a step, prints its verdict and, when it failed, what it wrote. */
async function runStep(step: Step, stopped: AbortSignal): Promise<Counts> {
  const began = performance.now()
  if (step.counts) await rm(step.counts.file, { force: true })
  const environment = { ...process.env, ...step.environment }
  const outcomes: Outcome[] = []
  // A later program may have something to say though an earlier one failed.
  for (const command of step.commands) {
    if (!stopped.aborted) outcomes.push(await runCommand(command, environment, stopped))
  }

  const ok = !stopped.aborted && outcomes.every((outcome) => outcome.ok)
  const plain: Counts = { passed: Number(ok), failed: Number(!ok), skipped: 0 }
  const results = step.counts && (await readResults(step.counts.file))
  const counts = step.counts ? countsOf(step.counts.format, results, ok) : plain
  const seconds = Math.round((performance.now() - began) / 1000)
  const failed = counts.failed > 0
  if (failed) {
    const lines = outcomes
      .map((outcome) => outcome.output.trimEnd())
      .join('\n')
      .split('\n')
    process.stdout.write(`${lines.slice(-SHOWN).join('\n')}\n`)
  }
  const failures = step.counts ? failuresOf(step.counts.format, results) : []
  for (const failure of failures) process.stdout.write(`${failure}\n`)
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  process.stdout.write(
    `${failed ? '✗' : '✓'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)\n`,
  )
  return counts
}

/**
 * Runs steps one after the other.
 *
 * @param stopped ends the program that runs; none is started after it
 */
export async function runSteps(steps: readonly Step[], stopped: AbortSignal): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const step of steps) {
    if (stopped.aborted) break
    const { passed, failed, skipped } = await runStep(step, stopped)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}
