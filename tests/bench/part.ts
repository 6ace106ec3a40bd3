import { startSite } from '../e2e/product/product.ts'
import type { RunningSite, SiteOptions } from '../e2e/product/product.ts'
import { prepareTemplate } from '../e2e/product/template.ts'

/** Registers a step to run when the bench ends, also after a failure or a signal. The last one runs first. */
export type AddCleanup = (step: () => Promise<unknown> | void) => void

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Runs a part of the bench, then its cleanup steps, and ends this process. The cleanup also runs after a failure or a
 * signal.
 */
export async function runPart(measure: (addCleanup: AddCleanup) => Promise<void>): Promise<never> {
  const steps: Parameters<AddCleanup>[0][] = []
  const stopped = new Promise<'stopped'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('stopped'))
    // A parent that has ended cannot stop this process any more.
    process.once('disconnect', () => resolve('stopped'))
  })
  const measured = measure((step) => void steps.push(step)).then(
    () => 'done' as const,
    (error: unknown) => error,
  )
  const outcome = await Promise.race([measured, stopped])
  if (outcome !== 'done' && outcome !== 'stopped') process.stderr.write(`${toMessage(outcome)}\n`)
  for (let step = steps.pop(); step; step = steps.pop()) {
    try {
      await step()
    } catch (error) {
      // After a failure or a signal, errors of the cleanup are expected.
      if (outcome === 'done') process.stderr.write(`${toMessage(error)}\n`)
    }
  }
  process.exit(outcome === 'done' ? 0 : 1)
}

/** Prepares the build and the content that sites start with. */
export async function prepare(addCleanup: AddCleanup): Promise<void> {
  const stop = new AbortController()
  addCleanup(() => stop.abort())
  await prepareTemplate(stop.signal)
}

/** Waits for a program to start, and stops it at the end, also when the bench ends before it is up. */
export function waitForStart<Program>(
  starting: Promise<Program>,
  stop: (program: Program) => Promise<unknown>,
  addCleanup: AddCleanup,
): Promise<Program> {
  addCleanup(async () => stop(await starting))
  return starting
}

/** Starts the site to measure. Call {@link prepare} first. */
export const start = (addCleanup: AddCleanup, options?: SiteOptions): Promise<RunningSite> =>
  waitForStart(startSite(options), (site) => site.remove(), addCleanup)
