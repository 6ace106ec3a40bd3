import { mailDestination } from '#lib/leads/mail/destination.ts'
import type { PreparedSite } from './prepare.ts'

/** Says where to go, and while there is no account how to make one: the only lines on standard output. */
export async function announce({ site, store }: PreparedSite): Promise<void> {
  const address = site.settings.SITE_URL
  const lines = [`Site    ${address}/`, `Studio  ${address}/studio`]
  const link = await store?.firstRunLink()
  if (link) lines.push(`Sign in ${link}  (works once, within 30 minutes)`)
  process.stderr.write(`Messages to visitors and the team are ${mailDestination(site.settings)}.\n`)
  process.stdout.write(`${lines.join('\n')}\n`)
}
