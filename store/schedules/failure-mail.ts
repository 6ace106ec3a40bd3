import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import { getErrorCode } from '#lib/leads/log.ts'
import { storeLog } from '#lib/log.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { StudioMail } from '../studio-mail.ts'
import type { StoredSchedule } from './table.ts'

const time = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short', timeZone: SITE_TIME_ZONE })

/** Creates the mailer for failed schedules. The tool “Scheduled” shows failures too, so mails are not retried. */
export function createFailureMail(accounts: Pick<Accounts, 'people'>, mail: StudioMail) {
  return async ({ id, documentId, documentType, action, runAt, author }: StoredSchedule, reason: string) => {
    const to = accounts.people.get(author)?.email
    if (to === undefined) return
    const name = mail.getName(documentId, documentType)
    const text = `You set a time to ${action} ${name}: ${time.format(runAt)} (${SITE_TIME_ZONE}). It was not ${action}ed.

Why: ${reason}

Open it in the Studio, correct it, then ${action} it or set another time:
${mail.getAddress(documentId, documentType)}
`
    await mail
      .send({ id, to, subject: `Not ${action}ed: ${name}`, text })
      .catch((error: unknown) =>
        storeLog().error(
          { code: getErrorCode(error) },
          `The mail about the failed schedule of ${documentId} was not sent. Check SMTP_URL.`,
        ),
      )
  }
}
