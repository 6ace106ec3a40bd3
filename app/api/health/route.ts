import { publishedClient } from '#lib/content/client.ts'
import { env } from '#lib/env.ts'
import { health } from '#lib/leads/http/health.ts'
import { createMailTransport } from '#lib/leads/mail/transport.ts'
import { leadsServices } from '#lib/leads/runtime.ts'
import { countDeliveries } from '#lib/leads/store/outbox.ts'

export const dynamic = 'force-dynamic'

/** For whoever watches the site: 200 while it can do its work, else 503. */
export function GET(): Promise<Response> {
  return health({
    store: async () => countDeliveries((await leadsServices()).store.db),
    content: () => publishedClient().fetch('count(*[_type == "siteSettings"])', {}, { cache: 'no-store' }),
    mail: () => createMailTransport(env()).verify(),
  })
}
