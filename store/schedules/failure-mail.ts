import { z } from 'zod'
import { spokenDocument } from '#lib/content/walk.ts'
import type { Settings } from '#lib/env.ts'
import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import { storeLog } from '#lib/log.ts'
import { createMailTransport, parseAddress } from '#lib/leads/mail/transport.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { draftIdOf } from '../query/document-ids.ts'
import type { DocumentStore } from '../store/types.ts'
import type { StoredSchedule } from './table.ts'

interface MailDependencies {
  store: Pick<DocumentStore, 'get'>
  accounts: Pick<Accounts, 'people'>
  settings: Settings
}

const withContacts = z.object({ contacts: z.object({ supportEmail: z.string() }) })
const time = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short', timeZone: SITE_TIME_ZONE })

/** Mails the person who set a schedule that it failed. The tool “Scheduled” tells as well, so no mail is retried. */
export function failureMail({ store, accounts, settings }: MailDependencies) {
  const transport = createMailTransport(settings)
  return async ({ id, documentId, documentType, action, runAt, author }: StoredSchedule, reason: string) => {
    const email = accounts.people.get(author)?.email
    if (email === undefined) return
    const document = store.get(draftIdOf(documentId)) ?? store.get(documentId) ?? { _type: documentType }
    const name = spokenDocument(document)
    const sender =
      settings.MAIL_FROM ?? withContacts.safeParse(store.get('siteSettings')).data?.contacts.supportEmail ?? email
    const studio = new URL(`/studio/intent/edit/id=${documentId};type=${documentType}/`, settings.SITE_URL)
    const text = `You set a time to ${action} ${name}: ${time.format(runAt)} (${SITE_TIME_ZONE}). It was not ${action}ed.

Why: ${reason}

Open it in the Studio, correct it, then ${action} it or set another time:
${studio.href}
`
    await transport
      .send(id, { from: parseAddress(sender, 'Homie'), to: email, subject: `Not ${action}ed: ${name}`, text })
      .catch((error: unknown) =>
        storeLog().error(
          { err: error },
          `The mail about the failed schedule of ${documentId} was not sent. Check SMTP_URL.`,
        ),
      )
  }
}
