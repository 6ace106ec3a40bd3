// What `npm run build` does once the packages are there: pages are made from content, so the store runs meanwhile.
import { ensureBuild } from './build.ts'
import { prepareSite } from './prepare.ts'
import { supervise } from './supervise.ts'

await supervise(async (programs) => {
  const { site, store } = await prepareSite('production', { listens: false }, programs)
  await ensureBuild(site, (await store?.position()) ?? null, programs)
  return 'done'
})
