import { startSite } from '../e2e/product/product.ts'
import type { RunningSite } from '../e2e/product/product.ts'
import { prepareTemplate } from '../e2e/product/template.ts'

/** Names something to be done before the part ends, however it ends. The youngest goes first. */
export type AddCleanup = (step: () => Promise<unknown> | void) => void

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Runs a part of the bench and ends this process. What the part started is stopped when it is done, when it fails, and
 * when a signal stops it.
 */
export async function runPart(measure: (addCleanup: AddCleanup) => Promise<void>): Promise<never> {
  const steps: Parameters<AddCleanup>[0][] = []
  const stopped = new Promise<'stopped'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('stopped'))
    // The parent process is gone and could not stop it any more.
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
      // What never started has said so, and what a person stopped need not explain itself.
      if (outcome === 'done') process.stderr.write(`${toMessage(error)}\n`)
    }
  }
  process.exit(outcome === 'done' ? 0 : 1)
}

/** Makes the build and the content that products are started with. */
export async function prepare(addCleanup: AddCleanup): Promise<void> {
  const stop = new AbortController()
  addCleanup(() => stop.abort())
  await prepareTemplate(stop.signal)
}

/** Waits for something to start. At the end it is stopped, also when the end comes before it is up. */
export function waitForStart<Thing>(
  starting: Promise<Thing>,
  stop: (thing: Thing) => Promise<unknown>,
  addCleanup: AddCleanup,
): Promise<Thing> {
  addCleanup(async () => stop(await starting))
  return starting
}

/** Starts the product to measure; {@link prepare} goes before. */
export const start = (addCleanup: AddCleanup): Promise<RunningSite> =>
  waitForStart(startSite(), (site) => site.remove(), addCleanup)
