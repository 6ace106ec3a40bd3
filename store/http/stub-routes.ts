import { Hono } from 'hono'
import type { LakeContext } from './context.ts'

/** Answers the Studio's calls for features the store lacks, such as plans, telemetry and announcements. */
export function stubRoutes() {
  return new Hono<LakeContext>()
    .get('/ping', (c) => c.json({ pong: true }))
    .get('/data/ping/:dataset', (c) => c.json({}))
    .get('/check/cors', (c) => c.json({ result: { allowed: true, withCredentials: true } }))
    .get('/features', (c) => c.json(['studioComments']))
    .get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }))
    .post('/intake/batch', (c) => c.json({}))
    .get('/help', (c) => c.json({}))
    .get('/journey/announcements', (c) => c.json([]))
    .get('/journey/*', (c) => c.json({}))
}
