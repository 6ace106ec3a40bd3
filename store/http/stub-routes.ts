import { Hono } from 'hono'
import type { LakeContext, LakeDependencies } from './context.ts'

/** Answers the Studio's calls for features the store lacks, such as plans, telemetry and announcements. */
export function stubRoutes({ settings }: Pick<LakeDependencies, 'settings'>) {
  return new Hono<LakeContext>()
    .get('/ping', (c) => c.json({ pong: true }))
    .get('/data/ping/:dataset', (c) => c.json({}))
    .get('/check/cors', (c) => {
      // No answer has CORS headers, so only pages of the site itself can call.
      const allowed = [undefined, settings.SITE_URL].includes(c.req.header('origin'))
      return c.json({ result: { allowed, withCredentials: allowed } })
    })
    .get('/features', (c) => c.json(['studioComments']))
    .get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }))
    .post('/intake/batch', (c) => c.json({}))
    .get('/help', (c) => c.json({}))
    .get('/journey/announcements', (c) => c.json([]))
    .get('/journey/*', (c) => c.json({}))
}
