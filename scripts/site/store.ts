import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { hashContent } from '#content/digest.ts'
import { announceRecovery } from '#lib/content/revalidation.ts'
import { createCounter } from '#lib/metrics.ts'
import type { Program } from './program.ts'
import type { ProgramGroup } from './supervise.ts'
import type { Site } from './settings.ts'

const announcement = z.object({ event: z.literal('listening'), url: z.string() })
const stateMessage = z.object({ ask: z.literal('state'), storeId: z.string(), sequence: z.number() })
const firstRunLinkMessage = z.object({ ask: z.literal('first-run-link'), url: z.string().nullable() })

/** A position in the history of a content store: its id and its latest change. */
export type ContentPosition = z.infer<typeof stateMessage>

export type RunningStore = Awaited<ReturnType<typeof startStore>>

type StoreSite = Pick<Site, 'environment'> & { settings: Pick<Site['settings'], 'DATA_DIR'> }

const getAddressFile = ({ settings }: StoreSite) => join(settings.DATA_DIR, 'store.url')

/**
 * Connects to the store of a site that runs on the same data folder, for example during a build.
 *
 * @returns false when there is none
 */
export async function joinRunningStore(site: Site): Promise<boolean> {
  const url = await readFile(getAddressFile(site), 'utf8').catch(() => '')
  const response = await fetch(`${url}/v1/ping`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  if (response?.ok) site.environment.STORE_URL = url
  return response?.ok === true
}

/** A store that is only busy, as with an import, answers within seconds. */
const PING = { intervalMs: 10_000, timeoutMs: 30_000 }

/** Stops a store that does not answer, so that it is restarted. A broken connection says nothing about the store. */
export function stopWhenHung(program: Pick<Program, 'exited' | 'stop'>, url: string, { intervalMs, timeoutMs } = PING) {
  const ping = async () => {
    const signal = AbortSignal.timeout(timeoutMs)
    await fetch(`${url}/v1/ping`, { method: 'HEAD', signal }).catch(() => undefined)
    if (signal.aborted) await program.stop()
  }
  const timer = setInterval(() => void ping(), intervalMs).unref()
  void program.exited.then(() => clearInterval(timer))
}

/** On a full disk the site goes on with its store, as without this file only a build cannot join it. */
const printUnkept = (error: unknown) =>
  void process.stderr.write(`The address of the content store was not kept; a build cannot use it. ${String(error)}\n`)

/**
 * Starts the embedded content store and adds its URL to the environment of programs started later. A store that ends is
 * restarted at the same URL.
 */
export async function startStore(site: StoreSite, programs: Pick<ProgramGroup, 'start' | 'restart'>) {
  let revalidateUrl: string | undefined
  async function launch(): Promise<Program> {
    const { environment } = site
    const started = programs.start({ name: 'The content store', file: 'rules/main.ts', environment })
    const { url } = await started.message(announcement)
    started.release()
    stopWhenHung(started, url)
    site.environment.STORE_URL = url
    await writeFile(getAddressFile(site), url, { mode: 0o600 }).catch(printUnkept)
    if (revalidateUrl !== undefined) {
      started.send({ setWebhookUrl: revalidateUrl })
      // When this fails, such pages are rendered again within seconds, as while the store is down.
      void announceRecovery(revalidateUrl, environment.SANITY_REVALIDATE_SECRET ?? '').catch(() => undefined)
    }
    return started
  }

  const countRestart = createCounter('homie_store_restarts_total')
  let program = await launch()
  void programs.restart(program, async () => {
    program = await launch()
    countRestart()
    return program
  })
  return {
    position(): Promise<ContentPosition> {
      program.send({ ask: 'state' })
      return program.message(stateMessage)
    },
    /** Creates a one-time link to create the first account; null once there is an account. */
    async firstRunLink() {
      program.send({ ask: 'first-run-link' })
      return (await program.message(firstRunLinkMessage)).url
    },
    setWebhookUrl(url: string) {
      revalidateUrl = url
      program.send({ setWebhookUrl: url })
    },
  }
}

/**
 * Loads the initial content, unless this store has it. Conflicting content does not prevent the start: editors repair
 * it in the Studio, and the next start retries.
 */
export async function seedStore(site: Site, store: RunningStore, programs: ProgramGroup): Promise<void> {
  const marker = `${(await store.position()).storeId} ${await hashContent()}\n`
  const file = join(site.settings.DATA_DIR, 'seed-loaded')
  if ((await readFile(file, 'utf8').catch(() => '')) === marker) return
  process.stderr.write('Loading the content …\n')
  const { environment } = site
  const seed = programs.start({ name: 'Loading the content', file: 'scripts/seed.ts', environment })
  if ((await seed.exited).code === 0) return writeFile(file, marker, { mode: 0o600 })
  process.stderr.write(`The content could not be loaded; the next start tries again. ${seed.output()}\n`)
}
