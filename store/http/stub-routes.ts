import { Hono } from 'hono'
import type { LakeContext } from './context.ts'

/**
 * Calls the Studio makes around its work: is the API there, what does the plan include, may usage be measured,
 * is there news. Answered so that it works on without them; nothing is measured, nothing is announced.
 */
export function ambientRoutes() {
  return new Hono<LakeContext>()
    .get('/ping', (c) => c.json({ pong: true }))
    .get('/data/ping/:dataset', (c) => c.json({}))
    .get('/check/cors', (c) => c.json({ result: { allowed: true, withCredentials: true } }))
    .get('/features', (c) => c.json([]))
    .get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }))
    .post('/intake/batch', (c) => c.json({}))
    .get('/help', (c) => c.json({}))
    .get('/journey/announcements', (c) => c.json([]))
    .get('/journey/*', (c) => c.json({}))
}
