import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { listenToInstances } from '#lib/content/instances.ts'
import { revalidateAll, sendRevalidation } from '#lib/content/revalidation.ts'
import type { CellCount } from '#lib/counts/cell.ts'
import { getVisitCounter } from '#lib/counts/counter.ts'
import { env, getLocalUrl, type Settings } from '#lib/env.ts'
import { onNewDay } from '#lib/i18n/timeZone.ts'
import { createLog } from '#lib/log.ts'
import { addSamples, type Samples } from '#lib/metrics.ts'
import { forwardRequestIds } from '#lib/requestId.ts'
import { startNext } from './next.ts'

/** What the front door reports while it runs. */
interface DoorMessage {
  samples?: Samples
  counts?: readonly CellCount[]
}

/**
 * Starts the front door in a thread of its own, so that a page that is slow to render delays no cached one. If it fails
 * later, the process ends.
 *
 * @returns a function that stops it
 * @throws Error with one sentence that names the setting to change, when it cannot listen
 */
export async function startFrontDoor(
  nextSocket: string,
  log: Logger,
  file = new URL('frontDoor.ts', import.meta.url),
): Promise<() => Promise<void>> {
  const door = new Worker(file, { workerData: { nextSocket } })
  await once(door, 'message')
  door.on('message', ({ samples, counts = [] }: DoorMessage) => {
    if (samples) addSamples(samples)
    for (const { cell, amount } of counts) getVisitCounter().add(cell, amount)
  })
  // Throwing would not end the process: Next only logs uncaught errors.
  door.on('error', (error) => {
    log.fatal({ err: error }, 'The front door failed, so the site ends. See the error; start the site again.')
    process.exit(1)
  })
  return async () => {
    door.postMessage('stop')
    await once(door, 'exit')
  }
}

/** Revalidates pages when other instances publish, and at midnight. @returns a function that stops it */
function watchChanges(settings: Settings, log: Logger): () => void {
  const { DATABASE_URL: databaseUrl, SANITY_REVALIDATE_SECRET: secret = '' } = settings
  const address = getLocalUrl(settings)
  const logAs = (message: string) => (error: unknown) => log.error({ err: error }, message)
  const logMissed = logAs('A change of another instance was not revalidated. See the error; publish it again.')
  const logMidnight = logAs('Pages were not revalidated for the new day; they are within an hour.')
  // Some texts apply from a day on, such as a policy.
  const stopWatchingDay = onNewDay(() => void revalidateAll(address, secret).catch(logMidnight))
  const stopInstances = databaseUrl
    ? listenToInstances(databaseUrl, {
        onChange: (change) => void sendRevalidation(address, { ...change, relayed: true }, secret).catch(logMissed),
        onConnect: () => void revalidateAll(address, secret).catch(logMissed),
        onLost: logAs('Cannot receive changes of other instances; reconnecting. Check DATABASE_URL.'),
      })
    : undefined
  return () => {
    stopWatchingDay()
    stopInstances?.()
  }
}

/**
 * Starts the site: Next, and the front door before it.
 *
 * @returns a function that stops it
 */
export async function startServer(): Promise<() => Promise<void>> {
  // New files, such as leads and messages, are accessible to this account only.
  process.umask(0o077)
  const settings = env()
  if (settings.embedded && settings.STORE_URL) forwardRequestIds(settings.STORE_URL)
  const log = createLog('site')
  const next = await startNext(settings, log)
  const stopFrontDoor = await startFrontDoor(next.socketPath, log)
  const stopWatching = watchChanges(settings, log)
  return async function stop() {
    await stopFrontDoor()
    const { worker, counts, stopResultsMail, stopLinkChecks } = globalThis.leadsRuntime ?? {}
    stopLinkChecks?.()
    // A mail whose end is not stored would be sent again at the next start.
    await Promise.all([worker?.stop(), stopResultsMail?.()])
    await counts?.stop()
    stopWatching()
    await next.stop()
  }
}
