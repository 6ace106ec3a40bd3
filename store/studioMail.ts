import { getDraftId } from '@sanity/client/csm'
import { z } from 'zod'
import { formatDate } from '#lib/content/format.ts'
import { describeDocument } from '#lib/content/walkContent.ts'
import type { Settings } from '#lib/env.ts'
import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import { createMailTransport, parseAddress } from '#lib/mail/transport.ts'
import { STUDIO_PATH } from '#lib/links/path.ts'
import { getErrorCode, storeLog } from '#lib/log.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { StoredSchedule } from './schedules/table.ts'
import type { DocumentStore } from './documents/sqliteStore.ts'

const siteSettings = z.object({ productName: z.string(), contacts: z.object({ supportEmail: z.string() }) })

export function createStudioMail(store: Pick<DocumentStore, 'get'>, settings: Settings) {
  const transport = createMailTransport(settings)
  return {
    /** Describes a document for readers. @param documentId its published id */
    getName: (documentId: string, documentType: string): string =>
      describeDocument(store.get(getDraftId(documentId)) ?? store.get(documentId) ?? { _type: documentType }),

    getAddress: (documentId: string, documentType: string): string =>
      new URL(`${STUDIO_PATH}/intent/edit/id=${documentId};type=${documentType}/`, settings.SITE_URL).href,

    /**
     * Sends a mail, or logs why it was not sent.
     *
     * @param id equal for every attempt
     * @param failure the message to log
     * @returns whether it was sent
     */
    async send(id: string, mail: { to: string; subject: string; text: string }, failure: string): Promise<boolean> {
      const site = siteSettings.safeParse(store.get('siteSettings')).data
      const sender = settings.MAIL_FROM ?? site?.contacts.supportEmail ?? mail.to
      try {
        await transport.send(id, { from: parseAddress(sender, site?.productName ?? ''), ...mail })
        return true
      } catch (error) {
        // The words of a mail server may quote addresses.
        storeLog().error({ code: getErrorCode(error) }, failure)
        return false
      }
    },
  }
}

export type StudioMail = ReturnType<typeof createStudioMail>

const formatTime = (time: number) =>
  formatDate(time, 'en-CA', { dateStyle: 'long', timeStyle: 'short', timeZone: SITE_TIME_ZONE })

/** Creates the mailer for failed schedules. The tool “Scheduled” shows failures too, so mails are not retried. */
export function createFailureMail(accounts: Pick<Accounts, 'people'>, mail: StudioMail) {
  return async ({ id, documentId, documentType, action, runAt, author }: StoredSchedule, reason: string) => {
    const account = accounts.people.get(author)
    // The author of a disabled account cannot set another time.
    const informed = account?.disabled === false ? [account] : accounts.people.listAdministrators()
    const to = informed.map(({ email }) => email).join(', ')
    const name = mail.getName(documentId, documentType)
    const text = `${accounts.people.getAuthor(author).name} set a time to ${action} ${name}: ${formatTime(runAt)} (${SITE_TIME_ZONE}). It was not ${action}ed.

Why: ${reason}

Open it in the Studio, correct it, then ${action} it or set another time:
${mail.getAddress(documentId, documentType)}
`
    const failure = `The mail about the failed schedule of ${documentId} was not sent. Check SMTP_URL.`
    await mail.send(id, { to, subject: `Not ${action}ed: ${name}`, text }, failure)
  }
}
