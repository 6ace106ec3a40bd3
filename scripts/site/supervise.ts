import { setTimeout as wait } from 'node:timers/promises'
import { type Program, type ProgramOptions, runProgram } from './program.ts'

/** Delay before the first restart of a program in milliseconds; each further failure doubles it. */
const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 30_000
/** Limit for a program that had been ready: it starts, so it is of use until it ends again. */
const MAX_DELAY_WHEN_READY_MS = 1000
const STABLE_MS = 10_000

/**
 * Returns the delay before a restart.
 *
 * @param failures restarts since the program last ran for long
 * @param wasReady whether it ended after it had been ready
 */
export const getRestartDelayMs = (failures: number, wasReady: boolean): number =>
  Math.min(wasReady ? MAX_DELAY_WHEN_READY_MS : MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures)

function printError(error: unknown) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
}

type Stoppable = Pick<Program, 'stop'>

function createProgramGroup() {
  const running: Stoppable[] = []
  let stopping: Promise<void> | undefined

  function add(program: Stoppable): void {
    running.push(program)
    if (stopping) void program.stop()
  }

  return {
    add,
    start(options: ProgramOptions): Program {
      const program = runProgram(options)
      add(program)
      void program.exited.then(() => running.splice(running.indexOf(program), 1))
      return program
    },
    /**
     * Restarts the program whenever it ends unexpectedly, with exponential backoff.
     *
     * @param start resolves to the new program once it is ready; rejects when it ended first
     */
    async restart(program: Program, start: () => Promise<Program>) {
      let current: Program | undefined = program
      let failures = 0
      let readyAt = performance.now()
      for (;;) {
        if (current) {
          const { code, signal } = await current.exited
          if (performance.now() - readyAt > STABLE_MS) failures = 0
          if (!stopping)
            printError(`${program.name} ended unexpectedly (${signal ?? `exit code ${code}`}); it is started again.`)
        }
        await wait(getRestartDelayMs(failures, current !== undefined))
        if (stopping) return
        failures += 1
        current = await start().catch((error: unknown) => {
          printError(error)
          return undefined
        })
        readyAt = performance.now()
      }
    },
    isStopping: () => stopping !== undefined,
    /** Stops all programs, the newest first: each may need those started before it. */
    stop(): Promise<void> {
      stopping ??= (async () => {
        for (const program of running.toReversed()) await program.stop()
      })()
      return stopping
    },
  }
}

export type ProgramGroup = ReturnType<typeof createProgramGroup>

/**
 * Runs a task that starts programs, then waits until a signal arrives.
 *
 * Exits with 0 after a signal, or with 1 and one sentence on standard error if the task fails. All programs are stopped
 * in either case.
 *
 * @param task resolves to `done` when there is nothing to keep running
 */
export async function supervise(task: (programs: ProgramGroup) => Promise<'serving' | 'done'>): Promise<never> {
  const programs = createProgramGroup()
  // On a full disk the site goes on without its log.
  process.stderr.on('error', () => undefined)

  const stopped = new Promise<0>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(0))
    // The parent process has ended, so nothing else can stop the site.
    process.once('disconnect', () => resolve(0))
  })
  const finished = task(programs).then(
    (outcome) => (outcome === 'done' ? 0 : new Promise<never>(() => {})),
    (error: unknown) => {
      // While programs are being stopped, the error is a consequence.
      if (!programs.isStopping()) printError(error)
      return 1
    },
  )
  const code = await Promise.race([stopped, finished])
  await programs.stop()
  process.exit(code)
}
