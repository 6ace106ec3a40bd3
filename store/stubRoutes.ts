import { Hono } from 'hono'
import { STORE_PATH } from '#lib/links/path.ts'
import type { StoreContext } from './http/context.ts'
import type { StoreDependencies } from './dependencies.ts'

/**
 * Features of the plan. Without `studioComments` the Studio remounts on this response, seconds after a form has opened,
 * and loses unsaved input.
 */
const FEATURES = ['studioComments', 'contentReleases', 'singleDocRelease']

const HELP_LINK = {
  _key: 'password',
  _type: 'externalLink',
  title: 'Change your password',
  url: `${STORE_PATH}/v1/auth/password`,
}

/** Creates stubs for features that the store lacks, such as plans, telemetry and announcements. */
export function stubRoutes({ settings }: Pick<StoreDependencies, 'settings'>) {
  return new Hono<StoreContext>()
    .get('/ping', (c) => c.json({ pong: true }))
    .get('/data/ping/:dataset', (c) => c.json({}))
    .get('/check/cors', (c) => {
      const allowed = [undefined, settings.SITE_URL, ...settings.STUDIO_ALLOWED_ORIGINS].includes(
        c.req.header('origin'),
      )
      return c.json({ result: { allowed, withCredentials: allowed } })
    })
    .get('/features', (c) => c.json(FEATURES))
    .get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }))
    .post('/intake/batch', (c) => c.json({}))
    .get('/help', (c) => c.json({ resources: { sectionArray: [{ _key: 'account', items: [HELP_LINK] }] } }))
    .get('/journey/announcements', (c) => c.json([]))
    .get('/journey/*', (c) => c.json({}))
}
