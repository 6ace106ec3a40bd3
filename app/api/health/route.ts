import { after } from 'next/server'
import { findContentProblems } from '#lib/content/findContentProblems.ts'
import { env } from '#lib/env.ts'
import { HealthProblem, healthReport } from '#lib/leads/http/health.ts'
import { createMailTransport } from '#lib/leads/mail/transport.ts'
import { deliveriesTried, leadsServices } from '#lib/leads/runtime.ts'
import { countDeliveries } from '#lib/leads/store/outbox.ts'

export const dynamic = 'force-dynamic'

const report = healthReport({
  store: async () => countDeliveries((await leadsServices()).store.db),
  async content(signal) {
    const problems = await findContentProblems(signal)
    if (problems.length > 0) throw new HealthProblem(problems.join('; '))
  },
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
