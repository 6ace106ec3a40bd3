import { setTimeout as wait } from 'node:timers/promises'
import type { Program } from './program.ts'

/** Delay before a program is started again for the first time; each further failure doubles it. */
const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 30_000
/** Time after which a program that was started again counts as working. */
const STABLE_MS = 10_000

/** Programs that live and die together. */
export function createProgramGroup() {
  const running: Program[] = []
  let stopping: Promise<void> | undefined
  let tellEnd: (sentence: string) => void = () => {}
  const ended = new Promise<string>((resolve) => (tellEnd = resolve))

  return {
    /** Resolves with a sentence when a program ended by itself. */
    ended,
    /** Counts a program among those to stop, until it ends. */
    add(program: Program): Program {
      running.push(program)
      void program.exited.then(() => running.splice(running.indexOf(program), 1))
      if (stopping) void program.stop()
      return program
    },
    /** From now on the program must not end by itself. */
    keep(program: Program): void {
      void program.exited.then(({ code, signal }) => {
        if (!stopping)
          tellEnd(`${program.name} ended unexpectedly (${signal ?? `exit code ${code}`}), so the site stopped.`)
      })
    },
    /**
     * Starts the program again whenever it ends by itself, after a delay that grows while it keeps failing.
     *
     * @param start resolves to the new program once it is ready; rejects when it ended before
     */
    async restart(program: Program, start: () => Promise<Program>): Promise<void> {
      let current: Program | undefined = program
      let failures = 0
      let readyAt = performance.now()
      for (;;) {
        if (current) {
          const { code, signal } = await current.exited
          if (performance.now() - readyAt > STABLE_MS) failures = 0
          if (!stopping) {
            const reason = signal ?? `exit code ${code}`
            process.stderr.write(`${program.name} ended unexpectedly (${reason}); it is started again.\n`)
          }
        }
        await wait(Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures))
        if (stopping) return
        failures += 1
        current = await start().catch((error: unknown) => {
          process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
          return undefined
        })
        readyAt = performance.now()
      }
    },
    isStopping: () => stopping !== undefined,
    /** Stops all, the youngest first: each may need the one before it until its end. */
    stop(): Promise<void> {
      stopping ??= (async () => {
        for (const program of running.toReversed()) await program.stop()
      })()
      return stopping
    },
  }
}

export type ProgramGroup = ReturnType<typeof createProgramGroup>
