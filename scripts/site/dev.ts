// What `npm run dev` does once the packages are there.
import { announce } from './announce.ts'
import { startFront } from './front.ts'
import { prepareSite } from './prepare.ts'
import { supervise } from './supervise.ts'

await supervise(async (programs) => {
  const prepared = await prepareSite('development', { listens: true }, programs)
  await startFront(prepared.site, programs)
  await announce(prepared)
  return 'serving'
})
