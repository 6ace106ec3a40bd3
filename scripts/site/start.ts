// What `npm start` does once the packages are there.
import { revalidateAll } from '#lib/content/revalidation.ts'
import { STORE_RESTARTED } from '#lib/metrics.ts'
import { announce } from './announce.ts'
import { ensureBuild } from './build.ts'
import { startFront, warmPages } from './front.ts'
import { prepareSite } from './prepare.ts'
import { ownAddress } from '#lib/env.ts'
import { supervise } from './supervise.ts'

await supervise(async (programs) => {
  const prepared = await prepareSite('production', { listens: true }, programs)
  const { site, store } = prepared
  const { current } = await ensureBuild(site, (await store?.position()) ?? null, programs)
  const front = await startFront(site, programs)
  store?.onRestart(() => front.send(STORE_RESTARTED))
  // The pages were made from another store, or while no webhook could reach them.
  if (!current) await revalidateAll(ownAddress(site.settings), site.environment.SANITY_REVALIDATE_SECRET ?? '')
  store?.setWebhookUrl(site.settings.REVALIDATE_URL ?? `${ownAddress(site.settings)}/api/revalidate`)
  await announce(prepared)
  const failed = await warmPages(site)
  if (failed.length > 0) {
    const pages = failed.join(', ')
    process.stderr.write(`These pages cannot be shown: ${pages}. /api/health and the log above say what to repair.\n`)
  }
  return 'serving'
})
