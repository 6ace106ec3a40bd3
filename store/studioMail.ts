import { setTimeout } from 'node:timers/promises'
import { getDraftId, getPublishedId, getVersionFromId } from '@sanity/client/csm'
import { createMailTransport, parseAddress } from '#lib/mail/transport.ts'
import { STUDIO_PATH } from '#lib/links/path.ts'
import { getErrorCode, storeLog } from '#lib/log.ts'
import type { DocumentStore } from './documents/documentStore.ts'
import type { SiteRules } from './mutate/pending.ts'
import type { StoreSettings } from './settings.ts'

interface StudioMessage {
  to: string
  subject: string
  text: string
}

/** Shorter than the time after which a program that does not stop is killed. */
const CLOSE_TIMEOUT_MS = 5000

/** Creates what mails to members need: texts and addresses of documents, and sending. */
export function createStudioMail(
  store: Pick<DocumentStore, 'get'>,
  settings: StoreSettings,
  { describe, findSender, timeZone }: Pick<SiteRules, 'describe' | 'findSender' | 'timeZone'>,
) {
  const times = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short', timeZone })
  const transport = createMailTransport(settings)
  const sending = new Set<Promise<boolean>>()

  async function attempt(id: string, mail: StudioMessage, failure: string): Promise<boolean> {
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
  }

  return {
    /** Formats a time, with the time zone. */
    formatTime: (time: number) => `${times.format(time)} (${timeZone})`,

    /** Describes a document for readers. @param documentId its published id */
    getName: (documentId: string, documentType: string): string =>
      describe(store.get(getDraftId(documentId)) ?? store.get(documentId) ?? { _type: documentType }),

    /**
     * Returns the address of a document's form, or of its version in a release.
     *
     * @param comment id of a comment on the document that is to be shown beside the form
     */
    getAddress(documentId: string, documentType: string, comment?: string): string {
      const shown = comment === undefined ? '' : `;inspect=sanity%2Fcomments;comment=${comment}`
      const path = `${STUDIO_PATH}/intent/edit/id=${getPublishedId(documentId)};type=${documentType}${shown}/`
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
    send(id: string, mail: StudioMessage, failure: string): Promise<boolean> {
      const attempted = attempt(id, mail, failure).finally(() => sending.delete(attempted))
      sending.add(attempted)
      return attempted
    },

    /** Waits for the mails that are being sent, for some seconds at most. */
    async close() {
      await Promise.race([Promise.all(sending), setTimeout(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

export type StudioMail = ReturnType<typeof createStudioMail>
