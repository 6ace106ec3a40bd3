import { after } from 'next/server'
import { publishedClient } from '#lib/content/client.ts'
import { env } from '#lib/env.ts'
import { healthReport } from '#lib/leads/http/health.ts'
import { createMailTransport } from '#lib/leads/mail/transport.ts'
import { deliveriesTried, leadsServices } from '#lib/leads/runtime.ts'
import { countDeliveries } from '#lib/leads/store/outbox.ts'

export const dynamic = 'force-dynamic'

const report = healthReport({
  store: async () => countDeliveries((await leadsServices()).store.db),
  content: (signal) => publishedClient().fetch('count(*[_type == "siteSettings"])', {}, { cache: 'no-store', signal }),
  mail: () => createMailTransport(env()).verify(),
})

/**
 * For whoever watches the site: 200 while it can do its work, else 503. Where processes sleep between requests, being
 * asked regularly also has messages sent that could not be before.
 */
export function GET(): Promise<Response> {
  after(deliveriesTried)
  return report()
}
