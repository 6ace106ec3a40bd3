import type { DatabaseSync } from 'node:sqlite'
import { type HealthFinding, isForRole, listContentFindings } from '#lib/contentHealth/findings.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { editableTypes, OWNING_ROLES } from '#lib/roles/ownership.ts'
import type { Accounts } from '#store/accounts/accounts.ts'
import type { DocumentStore } from '#store/documents/documentStore.ts'
import type { StudioMail } from '#store/studioMail.ts'
import { createSentReminders, startHourly } from './reminders.ts'
import { readWordingRules } from './wordingRules.ts'
import { DAY_MS } from '#lib/durations.ts'

/** Findings that a mail names; the tool lists all. */
const MAX_LINES = 20

const titles: Record<HealthFinding['kind'], string> = {
  review: 'To check since',
  alt: 'A picture without alt text',
  claim: 'Waits for your approval',
  link: 'A link that does not work:',
  picture: 'A picture that nothing shows',
}

/** Returns the Monday of the week of a day, as ISO dates. */
export function getMonday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
}

interface HealthMailOptions {
  database: DatabaseSync
  store: Pick<DocumentStore, 'get' | 'ofType' | 'referrers'>
  accounts: Pick<Accounts, 'people'>
  mail: StudioMail
  now: () => number
  /** What failed of addresses of other sites, by address. */
  getBrokenLinks: () => ReadonlyMap<string, string>
}

/**
 * Creates the worker that mails the owners of content once a week what it needs, if anything. Without people of a role,
 * administrators get its mail.
 */
export function createHealthMail({ database, store, accounts, mail, now, getBrokenLinks }: HealthMailOptions) {
  const reminders = createSentReminders(database)

  function listFindings(today: string): HealthFinding[] {
    const documents = editableTypes.flatMap((type) => store.ofType(type))
    const unused = store.ofType('sanity.imageAsset').filter(({ _id }) => store.referrers(_id).length === 0)
    return [
      ...listContentFindings(documents, readWordingRules(store), today, getBrokenLinks()),
      ...unused.map(({ _id: documentId, _type: type, originalFilename: file }) => ({
        kind: 'picture' as const,
        documentId,
        type,
        name: typeof file === 'string' ? file : documentId,
        detail: '',
      })),
    ]
  }

  function describe({ kind, documentId, type, name, detail }: HealthFinding): string {
    const what = [titles[kind], detail].filter(Boolean).join(' ')
    return kind === 'picture' ? `${name}: ${what}` : `${name}: ${what}\n${mail.getAddress(documentId, type)}`
  }

  /** Mails what this week has not mailed yet. The timer does this every hour. */
  async function check(): Promise<void> {
    const today = getToday(new Date(now()))
    const week = getMonday(today)
    const findings = listFindings(today)
    for (const role of OWNING_ROLES) {
      const own = findings.filter((finding) => isForRole(finding, role))
      if (own.length === 0) continue
      const more = own.length > MAX_LINES ? `\n\nAnd ${own.length - MAX_LINES} more: see Results, Content health.` : ''
      const text = `This content needs you:\n\n${own.slice(0, MAX_LINES).map(describe).join('\n\n')}${more}\n`
      const subject = `Content to look after: ${own.length}`
      for (const { id, email: to } of accounts.people.listWithRole(role)) {
        const reminder = `health-${week}-${role}-${id}`
        if (reminders.has(reminder)) continue
        const failure = 'A mail about content was not sent; it is tried again. Check SMTP_URL.'
        if (await mail.send(reminder, { to, subject, text }, failure)) reminders.add(reminder)
      }
    }
  }

  const stop = startHourly(check, 'What content needs was not mailed; it is tried again in an hour. See the error.')
  return { check, stop }
}
