import { join } from 'node:path'
import { lockFile, SITE_LOCK } from '#lib/lockFile.ts'
import { listen } from '#server/listen.ts'
import { prepareDataFolder, loadSecrets } from './dataFolder.ts'
import type { ProgramGroup } from './programs.ts'
import { readSite, type Site } from './settings.ts'
import { joinRunningStore, type RunningStore, seedStore, startStore } from './store.ts'

/** What is there before anything is built or served. */
export interface PreparedSite {
  site: Site
  /** Missing when content lives in Sanity's cloud, or another process runs the store. */
  store: RunningStore | undefined
}

/**
 * Reads the settings, makes the data folder and its secrets, and starts the content store with its content in it.
 *
 * @param listens whether the site will be served, so that its port must be free
 * @throws Error with one sentence to show
 */
export async function prepareSite(
  mode: 'production' | 'development',
  { listens }: { listens: boolean },
  programs: ProgramGroup,
): Promise<PreparedSite> {
  const site = await readSite(mode)
  const { HOST, PORT, DATA_DIR, embedded } = site.settings
  // What comes before the site listens may take a minute, so a taken port is found out now.
  if (listens) await (await listen(HOST, PORT, { request() {}, upgrade() {} }))()
  await prepareDataFolder(DATA_DIR)
  // Two sites on one folder would free each other's leases on the leads' outbox.
  if (listens && !lockFile(join(DATA_DIR, SITE_LOCK))) {
    throw new Error(`Another site is running on ${DATA_DIR}. Stop it, or set DATA_DIR to another folder.`)
  }
  site.environment = { ...(await loadSecrets(DATA_DIR, { embedded })), ...site.environment }
  if (!embedded || (!listens && (await joinRunningStore(site)))) return { site, store: undefined }
  const store = await startStore(site, programs)
  await seedStore(site, store, programs)
  return { site, store }
}
