import { Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod'
import { getErrorCode } from '../log.ts'
import type { LeadsServices } from '../services.ts'
import { deleteLead, findLead, setLeadStatus } from '../store/leads.ts'
import { retryDelivery } from '../store/outbox.ts'
import { LEAD_STATUSES } from '../store/schema.ts'
import { leadsCsv } from './csv.ts'
import { listAllLeads, leadFilterSchema, listLeads, withDeliveries } from './listing.ts'
import { type ReadSession, requireStaff, type StaffMember } from './session.ts'

interface StaffContext {
  Variables: { member: StaffMember }
}

const changeSchema = z.object({ status: z.enum(LEAD_STATUSES) })

/** Middleware that admits administrators. All others get a status without a body. */
function onlyStaff(services: LeadsServices, readSession: ReadSession): MiddlewareHandler<StaffContext> {
  return async (c, next) => {
    c.header('cache-control', 'no-store')
    const member = await requireStaff(c.req.raw, services.siteUrl, readSession)
    if (typeof member === 'number') return c.body(null, member)
    c.set('member', member)
    return next()
  }
}

/** Creates the API of the Studio's "Leads" tool. Every call is authorized; changes are logged by ids. */
export function createStaffApp(services: LeadsServices, readSession: ReadSession): Hono<StaffContext> {
  const { log, store } = services
  const app = new Hono<StaffContext>({ strict: false }).basePath('/api/leads')

  app.onError((error, c) => {
    log.error({ code: getErrorCode(error) }, 'Staff request failed')
    return c.body(null, 503)
  })
  app.notFound((c) => c.body(null, 404))
  app.use(onlyStaff(services, readSession))

  app.get('/', async (c) => {
    const filter = leadFilterSchema.safeParse(c.req.query())
    if (!filter.success) return c.body(null, 400)
    return c.json({ ...(await listLeads(store.db, filter.data)), sendsMail: services.sendsMail })
  })

  app.get('/export', async (c) => {
    const filter = leadFilterSchema.safeParse(c.req.query())
    if (!filter.success) return c.body(null, 400)
    const leads = await listAllLeads(store.db, filter.data)
    log.info({ staff: c.get('member').id, count: leads.length }, 'Leads exported')
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', 'attachment; filename="leads.csv"')
    return c.body(leadsCsv(leads))
  })

  app.get('/:id', async (c) => {
    const lead = await findLead(store.db, c.req.param('id'))
    const [view] = lead ? await withDeliveries(store.db, [lead]) : []
    return view ? c.json(view) : c.body(null, 404)
  })

  app.patch('/:id', async (c) => {
    const change = changeSchema.safeParse(await c.req.json().catch(() => null))
    if (!change.success) return c.body(null, 400)
    const found = await setLeadStatus(store.db, c.req.param('id'), change.data.status)
    return c.body(null, found ? 204 : 404)
  })

  app.delete('/:id', async (c) => {
    const id = c.req.param('id')
    const found = await deleteLead(store.db, id)
    if (found) log.info({ staff: c.get('member').id, id }, 'Lead deleted')
    return c.body(null, found ? 204 : 404)
  })

  app.post('/deliveries/:id/retry', async (c) => {
    const found = await retryDelivery(store.db, c.req.param('id'), services.now())
    if (found) services.wake()
    return c.body(null, found ? 204 : 409)
  })

  return app
}
