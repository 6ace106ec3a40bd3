import { join } from 'node:path'
import { lockFile, SITE_LOCK } from '#lib/lockFile.ts'
import { listen } from '#server/listen.ts'
import { prepareDataFolder, loadSecrets } from './dataFolder.ts'
import type { ProgramGroup } from './programs.ts'
import { readSite, type Site } from './settings.ts'
import { joinRunningStore, type RunningStore, seedStore, startStore } from './store.ts'

/** The prepared environment of a build or a start. */
export interface PreparedSite {
  site: Site
  /** Undefined when content lives in Sanity's cloud, or another process runs the store. */
  store: RunningStore | undefined
}

/**
 * Reads the settings, creates the data folder and its secrets, and starts the content store with its initial content.
 *
 * @param listens true when the site will be served and its port must be free
 * @throws Error with one sentence to show
 */
export async function prepareSite(
  mode: 'production' | 'development',
  { listens }: { listens: boolean },
  programs: ProgramGroup,
): Promise<PreparedSite> {
  const site = await readSite(mode)
  const { HOST, PORT, DATA_DIR, embedded } = site.settings
  // Checked early: a build may take a minute before the site listens.
  if (listens) await (await listen(HOST, PORT, { request() {}, upgrade() {} }))()
  await prepareDataFolder(DATA_DIR)
  // Two sites on one folder would release each other's leases in the outbox of the leads.
  if (listens && !lockFile(join(DATA_DIR, SITE_LOCK))) {
    throw new Error(`Another site is running on ${DATA_DIR}. Stop it, or set DATA_DIR to another folder.`)
  }
  site.environment = { ...(await loadSecrets(DATA_DIR, { embedded })), ...site.environment }
  if (!embedded || (!listens && (await joinRunningStore(site)))) return { site, store: undefined }
  const store = await startStore(site, programs)
  await seedStore(site, store, programs)
  return { site, store }
}
