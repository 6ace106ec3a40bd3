import { defineQuery } from 'groq'
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import * as z from 'zod'
import { getPublishedClient } from '#lib/content/client.ts'
import { listPublishedLandings } from '#lib/content/publishedRoutes.ts'
import { getLastDays } from '#lib/counts/days.ts'
import { RESULTS_LINK_DAYS } from '#lib/counts/resultsLinks.ts'
import { env } from '#lib/env.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { listSlugs } from '#lib/links/partners.ts'
import { getErrorCode } from '#lib/log.ts'
import { getPermissions } from '#lib/roles/permissions.ts'
import { addResultsLink, listResultsLinks, removeResultsLink } from '../counts/partnerLinks.ts'
import type { LeadsServices } from '../services.ts'
import { readResults, type Renames, resultsRangeSchema } from './results.ts'
import { readPartnersUsage, readUsage } from './usage.ts'
import { listBrokenLinks } from '../links/checker.ts'
import { type ReadSession, requireMember, type StaffMember } from './session.ts'

const ranged = validator('query', (query, c) => resultsRangeSchema.safeParse(query).data ?? c.body(null, 400))

const partnerId = z.string().regex(/^[\w-]{1,128}$/)
const newLinkSchema = z.strictObject({ partnerId, days: z.literal(RESULTS_LINK_DAYS) })

/** Returns the path of a link to a partner's results. The key is in the query, which is never logged. */
const getResultsHref = (id: string, key: string) => `/shared/results/${id}?${new URLSearchParams({ key })}`

const endingsByPartnerQuery = defineQuery(`*[_type == "partner"]{_id, slug, formerSlugs}`)

/** Loads the link endings of each published partner, by id. */
async function loadPublishedEndings(): Promise<ReadonlyMap<string, readonly string[]>> {
  const partners = await getPublishedClient().fetch(endingsByPartnerQuery, {}, { cache: 'no-store' })
  return new Map(partners.map((partner) => [partner._id, listSlugs(partner)]))
}

/** Loads the present path of each published landing page, by its former ones. */
async function loadPublishedRenames(): Promise<Renames> {
  const landings = await listPublishedLandings()
  return new Map(landings.flatMap(({ path, formerPaths }) => formerPaths.map((former) => [former, path] as const)))
}

const published = { loadEndings: loadPublishedEndings, loadRenames: loadPublishedRenames }

/** Creates the API of the Studio's "Results" tool, for all roles: numbers of visits hold nothing of a visitor. */
export function createResultsApp(
  { log, database, ...services }: LeadsServices,
  readSession: ReadSession,
  { loadEndings, loadRenames } = published,
) {
  const app = new Hono<{ Variables: { member: StaffMember } }>({ strict: false }).basePath('/api/results')

  app.onError((error, c) => {
    log.error({ code: getErrorCode(error) }, 'A request of the Results tool failed. Check the database.')
    return c.body(null, 503)
  })
  app.notFound((c) => c.body(null, 404))

  app.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    const member = await requireMember(c.req.raw, services.siteUrl, readSession)
    if (typeof member === 'number') return c.body(null, member)
    c.set('member', member)
    const wait = await services.limits.consume('person', member.id)
    if (wait === 0) return next()
    c.header('retry-after', String(wait))
    return c.body(null, 429)
  })

  app.get('/', ranged, async (c) => {
    const results = await readResults(database.db, c.req.valid('query'), await loadRenames())
    return c.json({ ...results, isCounting: services.visits !== undefined })
  })

  app.get('/usage', async (c) =>
    c.json({ ...(await readUsage(database.db, getToday())), isCounting: services.visits !== undefined }),
  )

  app.get('/partners', async (c) =>
    c.json({
      partners: await readPartnersUsage(database.db, await loadEndings(), getLastDays(getToday())),
      isCounting: services.visits !== undefined,
    }),
  )

  app.get('/broken-links', async (c) =>
    c.json({ isChecking: env().CHECK_LINKS, broken: await listBrokenLinks(database.db) }),
  )

  // Links give numbers to people without an account, so only those who work with partners make them.
  app.use('/links/*', async (c, next) => {
    const roles = c.get('member').roles.map((name) => ({ name }))
    return getPermissions({ roles }).canChange('partner') ? next() : c.body(null, 403)
  })

  app.get('/links', async (c) => {
    const partner = partnerId.safeParse(c.req.query('partner')).data
    if (partner === undefined) return c.body(null, 400)
    return c.json({ links: await listResultsLinks(database.db, partner, services.now()) })
  })

  app.post('/links', async (c) => {
    const link = newLinkSchema.safeParse(await c.req.json().catch(() => null)).data
    if (link === undefined) return c.body(null, 400)
    const author = c.get('member').id
    const added = await addResultsLink(database.db, { ...link, author }, services.now())
    if (added === undefined) return c.body(null, 409)
    log.info({ staff: author, id: added.id }, 'Link to a partner’s results created')
    return c.json({ id: added.id, href: getResultsHref(added.id, added.key) }, 201)
  })

  app.delete('/links/:id', async (c) => {
    const id = c.req.param('id')
    if (!(await removeResultsLink(database.db, id))) return c.body(null, 404)
    log.info({ staff: c.get('member').id, id }, 'Link to a partner’s results revoked')
    return c.body(null, 204)
  })

  return app
}
