import { createProgramGroup, type ProgramGroup } from './programs.ts'

const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Runs a task that starts programs, then waits until a signal arrives or one of them ends.
 *
 * Exits with 0 after a signal, or with 1 and one sentence on standard error after a failure. All programs are stopped
 * in either case.
 *
 * @param task resolves to `done` when there is nothing to keep running
 */
export async function supervise(task: (programs: ProgramGroup) => Promise<'serving' | 'done'>): Promise<never> {
  const programs = createProgramGroup()

  const stopped = new Promise<0>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(0))
    // The parent process has ended, so nothing else can stop the site.
    process.once('disconnect', () => resolve(0))
  })
  const failed = programs.ended.then((sentence) => {
    process.stderr.write(`${sentence}\n`)
    return 1
  })
  const finished = task(programs).then(
    (outcome) => (outcome === 'done' ? 0 : new Promise<never>(() => {})),
    (error: unknown) => {
      // The error is a consequence: programs are being stopped, or one has ended, which is reported already.
      if (!programs.isStopping()) process.stderr.write(`${getErrorMessage(error)}\n`)
      return 1
    },
  )
  const code = await Promise.race([stopped, finished, failed])
  await programs.stop()
  process.exit(code)
}
