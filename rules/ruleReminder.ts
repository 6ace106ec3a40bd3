import type { DatabaseSync } from 'node:sqlite'
import { listEndingRules } from '#lib/launch/checklist.ts'
import type { Accounts } from '#store/accounts/accounts.ts'
import type { DocumentStore } from '#store/documents/documentStore.ts'
import type { StudioMail } from '#store/studioMail.ts'
import { createSentReminders, startHourly } from './reminders.ts'

const RULES_ID = 'estimateRules'

interface ReminderOptions {
  database: DatabaseSync
  store: Pick<DocumentStore, 'get'>
  accounts: Pick<Accounts, 'people'>
  mail: StudioMail
  now: () => number
}

/**
 * Creates the worker that mails legal staff, once for each, about rules of the estimate that end soon and have no
 * follow-up. Without legal staff, administrators get the mail.
 */
export function createRuleReminder({ database, store, accounts, mail, now }: ReminderOptions) {
  const reminders = createSentReminders(database)

  /** Mails what is new. The timer does this every hour. */
  async function check(): Promise<void> {
    const rules = store.get(RULES_ID)
    const informed = accounts.people.listWithRole('legal')
    for (const { key, name, until } of rules ? listEndingRules(rules, new Date(now())) : []) {
      const reminder = `rule-ends-${key}-${until}`
      if (reminders.has(reminder)) continue
      const text = `A rule of the estimate ends on ${until}: ${name}. No later rule of this name is entered yet.

Enter the figures that follow, with their source and the day from which they apply. Until then the page goes on with the present ones:
${mail.getAddress(RULES_ID, RULES_ID)}
`
      const subject = `A rule ends on ${until}: ${name}`
      const failure = 'A reminder of a rule that ends was not mailed; it is tried again. Check SMTP_URL.'
      const sent = await Promise.all(
        informed.map(({ id, email: to }) => mail.send(`${reminder}-${id}`, { to, subject, text }, failure)),
      )
      if (sent.includes(true)) reminders.add(reminder)
    }
  }

  const stop = startHourly(check, 'The ends of rules were not checked; they are in an hour. See the error.')
  return { check, stop }
}
