import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { FORM_PATHS, LEAD_FORMS } from '#lib/forms.ts'
import { register } from '#leads/http/register.ts'
import { unsubscribe } from '#leads/unsubscribe.ts'
import type { LeadsServices } from '#leads/services.ts'
import { createStaffApp } from '#leads/staff/app.ts'
import type { ReadSession } from '#leads/staff/session.ts'
import { listenLocally } from '#tests/support/listen.ts'

const readNoSession: ReadSession = () => Promise.resolve(null)

/** The calls as the site answers them. */
export function leadsApp(services: LeadsServices, readSession: ReadSession = readNoSession): Hono {
  const app = new Hono()
  for (const form of LEAD_FORMS) app.all(FORM_PATHS[form], (c) => register(form, c.req.raw, services))
  app.all('/api/unsubscribe', (c) => unsubscribe(c.req.raw, services))
  app.all('/api/leads/*', (c) => createStaffApp(services, readSession).fetch(c.req.raw))
  return app
}

/** {@link leadsApp} on a real HTTP server of its own. */
export async function serveLeads(services: LeadsServices, readSession?: ReadSession) {
  const { fetch } = leadsApp(services, readSession)
  const { url, close } = await listenLocally(createServer(getRequestListener(fetch)))
  return { origin: url, close }
}
