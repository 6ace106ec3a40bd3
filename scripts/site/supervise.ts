import { createProgramGroup, type ProgramGroup } from './programs.ts'

const words = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Runs a task that starts programs, then keeps them until a signal arrives or one of them ends.
 *
 * Ends this process: with 0 when it was asked to stop, with 1 and one sentence on standard error when something went
 * wrong. Whatever happens, no program is left behind.
 *
 * @param task resolves to `done` when there is nothing to keep running
 */
export async function supervise(task: (programs: ProgramGroup) => Promise<'serving' | 'done'>): Promise<never> {
  const programs = createProgramGroup()

  const stopped = new Promise<0>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(0))
    // The parent process is gone, perhaps killed, and could not stop the site any more.
    process.once('disconnect', () => resolve(0))
  })
  const failed = programs.ended.then((sentence) => {
    process.stderr.write(`${sentence}\n`)
    return 1
  })
  const finished = task(programs).then(
    (outcome) => (outcome === 'done' ? 0 : new Promise<never>(() => {})),
    (error: unknown) => {
      // The programs are being stopped, or one ended and said so: the task only stumbled over that.
      if (!programs.isStopping()) process.stderr.write(`${words(error)}\n`)
      return 1
    },
  )
  const code = await Promise.race([stopped, finished, failed])
  await programs.stop()
  process.exit(code)
}
