import { getDraftId, getPublishedId, getVersionFromId } from '@sanity/client/csm'
import { createMailTransport, parseAddress } from '#lib/mail/transport.ts'
import { STUDIO_PATH } from '#lib/links/path.ts'
import { getErrorCode, storeLog } from '#lib/log.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { StoredSchedule } from './schedules/table.ts'
import type { DocumentStore } from './documents/sqliteStore.ts'
import type { SiteRules } from './mutate/pending.ts'
import type { StoreSettings } from './settings.ts'

export function createStudioMail(
  store: Pick<DocumentStore, 'get'>,
  settings: StoreSettings,
  { describe, findSender, timeZone }: Pick<SiteRules, 'describe' | 'findSender' | 'timeZone'>,
) {
  const times = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short', timeZone })
  const transport = createMailTransport(settings)
  return {
    /** Formats a time, with the time zone. */
    formatTime: (time: number) => `${times.format(time)} (${timeZone})`,

    /** Describes a document for readers. @param documentId its published id */
    getName: (documentId: string, documentType: string): string =>
      describe(store.get(getDraftId(documentId)) ?? store.get(documentId) ?? { _type: documentType }),

    /** Returns the address of a document's form, or of its version in a release. */
    getAddress(documentId: string, documentType: string): string {
      const path = `${STUDIO_PATH}/intent/edit/id=${getPublishedId(documentId)};type=${documentType}/`
      const address = new URL(path, settings.SITE_URL)
      const release = getVersionFromId(documentId)
      if (release !== undefined) address.searchParams.set('perspective', release)
      return address.href
    },

    /**
     * Sends a mail, or logs why it was not sent.
     *
     * @param id equal for every attempt
     * @param failure the message to log
     * @returns whether it was sent
     */
    async send(id: string, mail: { to: string; subject: string; text: string }, failure: string): Promise<boolean> {
      const { address = mail.to, name = '' } = findSender((document) => store.get(document))
      const sender = settings.MAIL_FROM ?? address
      try {
        await transport.send(id, { from: parseAddress(sender, name), ...mail })
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

/** Creates the mailer for failed schedules. The tool “Scheduled” shows failures too, so mails are not retried. */
export function createFailureMail(accounts: Pick<Accounts, 'people'>, mail: StudioMail) {
  return async ({ id, documentId, documentType, action, runAt, author }: StoredSchedule, reason: string) => {
    const account = accounts.people.get(author)
    // The author of a disabled account cannot set another time.
    const informed = account?.disabled === false ? [account] : accounts.people.listWithRole('administrator')
    const to = informed.map(({ email }) => email).join(', ')
    const name = mail.getName(documentId, documentType)
    const text = `${accounts.people.getAuthor(author).name} set a time to ${action} ${name}: ${mail.formatTime(runAt)}. It was not ${action}ed.

Why: ${reason}

Open it in the Studio, correct it, then ${action} it or set another time:
${mail.getAddress(documentId, documentType)}
`
    const failure = `The mail about the failed schedule of ${documentId} was not sent. Check SMTP_URL.`
    await mail.send(id, { to, subject: `Not ${action}ed: ${name}`, text }, failure)
  }
}
