import { Hono } from 'hono'
import { validator } from 'hono/validator'
import * as z from 'zod'
import { CSV_CONTENT_TYPE } from '#lib/csv.ts'
import type { LeadForm } from '#lib/forms.ts'
import { parsePreferredLocale } from '#lib/i18n/acceptLanguage.ts'
import { getErrorCode } from '#lib/log.ts'
import type { LeadsServices } from '../services.ts'
import { listChannels } from '../channels.ts'
import { deletePerson, releaseLead, setLeadStatus } from '../database/leads.ts'
import { liftSuppression } from '../database/suppressions.ts'
import { retryDelivery } from '../database/outbox.ts'
import { LEAD_STATUSES } from '../database/schema.ts'
import { leadFilterSchema } from './leadQueries.ts'
import { exportLeads, listLeads, readLead } from './listing.ts'
import { type ReadSession, requireStaff, type StaffMember } from './session.ts'

/** Staff release suspected leads; they suspect none, since the release of an answered one would answer again. */
const changeSchema = z.object({ status: z.enum(LEAD_STATUSES).exclude(['suspected']) })

const filtered = validator('query', (query, c) => leadFilterSchema.safeParse(query).data ?? c.body(null, 400))

/** Creates the API of the Studio's "Leads" tool, for administrators only. Changes are logged by ids. */
export function createStaffApp({ log, database, ...services }: LeadsServices, readSession: ReadSession) {
  const app = new Hono<{ Variables: { member: StaffMember } }>({ strict: false }).basePath('/api/leads')

  app.onError((error, c) => {
    log.error({ code: getErrorCode(error) }, 'A request of the Leads tool failed. Check the database.')
    return c.body(null, 503)
  })
  app.notFound((c) => c.body(null, 404))

  app.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    const member = await requireStaff(c.req.raw, services.siteUrl, readSession)
    if (typeof member === 'number') return c.body(null, member)
    c.set('member', member)
    return next()
  })

  app.get('/', filtered, async (c) =>
    c.json({ ...(await listLeads(database, c.req.valid('query'))), sendsMail: services.sendsMail }),
  )

  app.get('/export', filtered, async (c) => {
    const staff = c.get('member').id
    const locale = parsePreferredLocale(c.req.header('accept-language') ?? null)
    const headers = { 'content-type': CSV_CONTENT_TYPE, 'content-disposition': 'attachment; filename="leads.csv"' }
    // A body that is never read would keep the snapshot open.
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    const parts = exportLeads(database, c.req.valid('query'), locale, (count, isComplete) =>
      log.info({ staff, count }, isComplete ? 'Leads exported' : 'The export of leads ended early'),
    )
    // Read before the response starts, so that a database that is down is answered with its status.
    const { value: titles } = await parts.next()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => titles && controller.enqueue(titles),
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await parts.return(undefined)),
    })
    return c.body(body, 200, headers)
  })

  app.get('/:id', async (c) => {
    const lead = await readLead(database.db, c.req.param('id'))
    return lead ? c.json(lead) : c.body(null, 404)
  })

  app.patch('/:id', async (c) => {
    const change = changeSchema.safeParse(await c.req.json().catch(() => null))
    if (!change.success) return c.body(null, 400)
    const id = c.req.param('id')
    const { status } = change.data
    const toChannels = (form: LeadForm) => listChannels(form, services.hasWebhook)
    if (await releaseLead(database.db, id, status, toChannels, services.now())) {
      log.info({ staff: c.get('member').id, id }, 'Suspected lead released')
      services.wake()
      return c.body(null, 204)
    }
    return c.body(null, (await setLeadStatus(database.db, id, status)) ? 204 : 404)
  })

  app.delete('/:id', async (c) => {
    const id = c.req.param('id')
    const deliveries = await deletePerson(database.db, id)
    if (!deliveries) return c.body(null, 404)
    await services.deleteMessages(deliveries)
    log.info({ staff: c.get('member').id, id }, 'Person deleted')
    return c.body(null, 204)
  })

  app.delete('/:id/suppression', async (c) => {
    const id = c.req.param('id')
    const found = await liftSuppression(database.db, id)
    if (found) log.info({ staff: c.get('member').id, id }, 'Unsubscription lifted')
    return c.body(null, found ? 204 : 404)
  })

  app.post('/deliveries/:id/retry', async (c) => {
    const found = await retryDelivery(database.db, c.req.param('id'), services.now())
    if (found) services.wake()
    return c.body(null, found ? 204 : 409)
  })

  return app
}
