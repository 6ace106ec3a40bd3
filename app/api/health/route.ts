import { after } from 'next/server'
import { findContentProblems } from '#lib/content/findContentProblems.ts'
import { env } from '#lib/env.ts'
import { checkDisk, HealthProblem, createHealthReport, HealthWarning } from '#lib/health.ts'
import { createMailTransport } from '#lib/mail/transport.ts'
import { waitForDeliveries, leadsServices } from '#leads/runtime.ts'
import { readOutbox } from '#leads/database/outbox.ts'

export const dynamic = 'force-dynamic'

const report = createHealthReport({
  async disk() {
    const { embedded, DATABASE_URL, SMTP_URL, DATA_DIR } = env()
    if (embedded || DATABASE_URL === undefined || SMTP_URL === undefined) await checkDisk(DATA_DIR)
  },
  async store() {
    const { database, now } = await leadsServices()
    await readOutbox(database.db, now())
    if (await database.isReadOnly()) throw new HealthProblem('the database of the leads is read-only')
  },
  async content(signal) {
    const { missing, incomplete } = await findContentProblems(signal)
    const reasons = [...missing, ...incomplete].join('; ')
    if (missing.length > 0) throw new HealthProblem(reasons)
    if (incomplete.length > 0) throw new HealthWarning(reasons)
  },
  mail: () => createMailTransport(env()).verify(),
})

/** Returns 200 while the site works, else 503. Where processes sleep, checks also trigger retries of mail. */
export function GET(): Promise<Response> {
  after(waitForDeliveries)
  return report()
}
