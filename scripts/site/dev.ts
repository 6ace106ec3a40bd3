// What `npm run dev` does once the packages are there.
import { announce } from './announce.ts'
import { startFront } from './front.ts'
import { prepareSite } from './prepare.ts'
import { ownAddress } from '#lib/env.ts'
import { supervise } from './supervise.ts'

await supervise(async (programs) => {
  const prepared = await prepareSite('development', { listens: true }, programs)
  await startFront(prepared.site, programs)
  const { site, store } = prepared
  store?.setWebhookUrl(site.settings.REVALIDATE_URL ?? `${ownAddress(site.settings)}/api/revalidate`)
  await announce(prepared)
  return 'serving'
})
