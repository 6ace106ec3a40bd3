import { after } from 'next/server'
import { publishedClient } from '#lib/content/client.ts'
import { env } from '#lib/env.ts'
import { health } from '#lib/leads/http/health.ts'
import { createMailTransport } from '#lib/leads/mail/transport.ts'
import { deliveriesTried, leadsServices } from '#lib/leads/runtime.ts'
import { countDeliveries } from '#lib/leads/store/outbox.ts'

export const dynamic = 'force-dynamic'

/**
 * For whoever watches the site: 200 while it can do its work, else 503. Where processes sleep between requests, being
 * asked regularly also has messages sent that could not be before.
 */
export function GET(): Promise<Response> {
  after(deliveriesTried)
  return health({
    store: async () => countDeliveries((await leadsServices()).store.db),
    content: () => publishedClient().fetch('count(*[_type == "siteSettings"])', {}, { cache: 'no-store' }),
    mail: () => createMailTransport(env()).verify(),
  })
}
