import type { Program } from './program.ts'

/** Programs that live and die together. */
export function programGroup() {
  const running: Program[] = []
  let stopping: Promise<void> | undefined
  let tellEnd: (sentence: string) => void = () => {}
  const ended = new Promise<string>((resolve) => (tellEnd = resolve))

  return {
    /** Resolves with a sentence when a program ended that nobody had stopped. */
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

export type ProgramGroup = ReturnType<typeof programGroup>
