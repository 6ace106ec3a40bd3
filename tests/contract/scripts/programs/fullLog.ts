import { setTimeout as wait } from 'node:timers/promises'
import { createLog } from '#lib/log.ts'
import { supervise } from '../../../../scripts/site/supervise.ts'

/** Logs in both ways of the site, and ends. */
await supervise(async () => {
  createLog('site').error('Failed')
  process.stderr.write('Failed\n')
  await wait(100)
  process.stdout.write('went on\n')
  return 'done'
})
