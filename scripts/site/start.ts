// Entry point of `npm start`, `npm run dev` and `npm run build`; the argument is the mode.
import { z } from 'zod'
import { revalidateAll } from '#lib/content/revalidation.ts'
import { getLocalUrl } from '#lib/env.ts'
import { describeMailDestination } from '#lib/leads/mail/transport.ts'
import { STORE_RESTARTED } from '#lib/metrics.ts'
import { ensureBuild } from './build.ts'
import { startFront, warmPages } from './front.ts'
import { type PreparedSite, prepareSite } from './prepare.ts'
import { supervise } from './supervise.ts'

const command = z.enum(['start', 'dev', 'build']).default('start').parse(process.argv[2])

/** Prints the URLs, and while there is no account the link to create one: the only lines on standard output. */
async function announce({ site: { settings }, store }: PreparedSite): Promise<void> {
  const lines = [`Site    ${settings.SITE_URL}/`, `Studio  ${settings.SITE_URL}/studio`]
  const link = await store?.firstRunLink()
  if (link) lines.push(`Sign in ${link}  (works once, within 30 minutes)`)
  process.stderr.write(`Messages to visitors and the team are ${describeMailDestination(settings)}.\n`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

await supervise(async (programs) => {
  const mode = command === 'dev' ? 'development' : 'production'
  const prepared = await prepareSite(mode, { listens: command !== 'build' }, programs)
  const { site, store } = prepared
  // The store runs during the build, which renders pages from content.
  const build = command === 'dev' ? undefined : await ensureBuild(site, (await store?.position()) ?? null, programs)
  if (command === 'build') return 'done'
  const front = await startFront(site, programs)
  store?.onRestart(() => front.send(STORE_RESTARTED))
  const address = getLocalUrl(site.settings)
  // The pages were rendered from another store, or while no webhook could reach them.
  if (build?.current === false) await revalidateAll(address, site.environment.SANITY_REVALIDATE_SECRET ?? '')
  store?.setWebhookUrl(site.settings.REVALIDATE_URL ?? `${address}/api/revalidate`)
  await announce(prepared)
  const failed = build ? await warmPages(site) : []
  if (failed.length > 0) {
    const pages = failed.join(', ')
    process.stderr.write(`These pages cannot be shown: ${pages}. /api/health and the log above say what to repair.\n`)
  }
  return 'serving'
})
