// Entry point of `npm start`, `npm run dev` and `npm run build`; the argument is the mode.
import { join } from 'node:path'
import { z } from 'zod'
import { REVALIDATE_PATH, revalidateAll } from '#lib/content/revalidation.ts'
import { getLocalUrl } from '#lib/env.ts'
import { listen } from '#lib/http/listen.ts'
import { STUDIO_PATH } from '#lib/links/path.ts'
import { describeMailDestination } from '#lib/mail/transport.ts'
import { lockFile, SITE_LOCK } from '#lib/lockFile.ts'
import { ensureBuild, keepBuild, prepareBuild } from './build.ts'
import { loadSecrets, prepareDataFolder } from './dataFolder.ts'
import { serveSite, warmPages } from './server.ts'
import { readSite } from './settings.ts'
import { joinRunningStore, seedStore, startStore } from './store.ts'
import { type ProgramGroup, supervise } from './supervise.ts'

const command = z.enum(['start', 'dev', 'build']).default('start').parse(process.argv[2])

/**
 * Reads the settings, creates the data folder and its secrets, and starts the content store with its initial content.
 * The store is undefined when content lives in Sanity's cloud, or another process runs it.
 */
async function prepareSite(programs: ProgramGroup) {
  const site = await readSite(command === 'dev' ? 'development' : 'production')
  const { HOST, PORT, DATA_DIR, SITE_URL, TRUSTED_PROXIES, embedded } = site.settings
  const listens = command !== 'build'
  // The site itself serves HTTP only, so a proxy is in front.
  if (listens && SITE_URL.startsWith('https:') && TRUSTED_PROXIES === 0)
    process.stderr.write('Rate limits count all visitors as one. Set TRUSTED_PROXIES to the number of proxies.\n')
  // Checked early: a build may take a minute before the site listens.
  if (listens) await (await listen({ host: HOST, port: PORT }, { request() {}, upgrade() {} })).stop()
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

/** Prints the URLs, and while there is no account the link to create one: the only lines on standard output. */
async function announce({ site: { settings }, store }: Awaited<ReturnType<typeof prepareSite>>) {
  const lines = [`Site    ${settings.SITE_URL}/`, `Studio  ${settings.SITE_URL}${STUDIO_PATH}`]
  const link = await store?.firstRunLink()
  if (link) lines.push(`Sign in ${link}  (works once, within 30 minutes)`)
  process.stderr.write(`Messages to visitors and the team are ${describeMailDestination(settings)}.\n`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

await supervise(async (programs) => {
  const prepared = await prepareSite(programs)
  const { site, store } = prepared
  // The store runs during the build, which renders pages from content.
  const build = command === 'dev' ? undefined : await ensureBuild(site, (await store?.position()) ?? null, programs)
  if (command === 'build') return 'done'
  const keptFolder = join(site.settings.DATA_DIR, 'cache', 'static')
  if (build) await prepareBuild(keptFolder)
  await serveSite(site, programs)
  const address = getLocalUrl(site.settings)
  // The pages were rendered from another store, or while no webhook could reach them.
  if (build?.current === false) await revalidateAll(address, site.environment.SANITY_REVALIDATE_SECRET ?? '')
  store?.setWebhookUrl(site.settings.REVALIDATE_URL ?? address + REVALIDATE_PATH)
  await announce(prepared)
  if (build) await keepBuild(keptFolder)
  const failed = build ? await warmPages(site, programs) : []
  if (failed.length > 0 && !programs.isStopping()) {
    const pages = failed.join(', ')
    process.stderr.write(`These pages cannot be shown: ${pages}. /api/health and the log above say what to repair.\n`)
  }
  return 'serving'
})
