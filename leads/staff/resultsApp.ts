import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { getToday } from '#lib/i18n/timeZone.ts'
import { getErrorCode } from '#lib/log.ts'
import type { LeadsServices } from '../services.ts'
import {
  getUsageRange,
  partnerUsageSchema,
  readPartnerUsage,
  readResults,
  readUsage,
  resultsRangeSchema,
} from './results.ts'
import { type ReadSession, requireMember } from './session.ts'

const ranged = validator('query', (query, c) => resultsRangeSchema.safeParse(query).data ?? c.body(null, 400))

const ofPartner = validator('query', (query, c) => partnerUsageSchema.safeParse(query).data ?? c.body(null, 400))

/** Creates the API of the Studio's "Results" tool, for all roles: numbers of visits hold nothing of a visitor. */
export function createResultsApp({ log, store, ...services }: LeadsServices, readSession: ReadSession) {
  const app = new Hono({ strict: false }).basePath('/api/results')

  app.onError((error, c) => {
    log.error({ code: getErrorCode(error) }, 'A request of the Results tool failed. Check the database.')
    return c.body(null, 503)
  })
  app.notFound((c) => c.body(null, 404))

  app.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    const member = await requireMember(c.req.raw, services.siteUrl, readSession)
    if (typeof member === 'number') return c.body(null, member)
    const wait = await services.limits.consume('person', member.id)
    if (wait === 0) return next()
    c.header('retry-after', String(wait))
    return c.body(null, 429)
  })

  app.get('/', ranged, async (c) =>
    c.json({ ...(await readResults(store.db, c.req.valid('query'))), isCounting: services.visits !== undefined }),
  )

  app.get('/usage', async (c) =>
    c.json({ ...(await readUsage(store.db, getToday())), isCounting: services.visits !== undefined }),
  )

  app.get('/partner', ofPartner, async (c) =>
    c.json({
      ...(await readPartnerUsage(store.db, c.req.valid('query').endings, getUsageRange(getToday()))),
      isCounting: services.visits !== undefined,
    }),
  )

  return app
}
