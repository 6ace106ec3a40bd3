import { z } from 'zod'
import { describeDocument } from '#lib/content/walkContent.ts'
import type { Settings } from '#lib/env.ts'
import { createMailTransport, parseAddress } from '#lib/leads/mail/transport.ts'
import { getDraftId } from './query/document-ids.ts'
import type { DocumentStore } from './store/types.ts'

const withContacts = z.object({ contacts: z.object({ supportEmail: z.string() }) })

interface Mail {
  /** Equal for every attempt. */
  id: string
  to: string
  subject: string
  text: string
}

/** Creates the mailer for messages to Studio users about a document. */
export function createStudioMail(store: Pick<DocumentStore, 'get'>, settings: Settings) {
  const transport = createMailTransport(settings)
  return {
    /** Describes a document for readers. @param documentId its published id */
    getName: (documentId: string, documentType: string): string =>
      describeDocument(store.get(getDraftId(documentId)) ?? store.get(documentId) ?? { _type: documentType }),

    /** Returns the URL that opens a document in the Studio. */
    getAddress: (documentId: string, documentType: string): string =>
      new URL(`/studio/intent/edit/id=${documentId};type=${documentType}/`, settings.SITE_URL).href,

    /** @throws Error when the mail server rejects the message */
    send({ id, ...mail }: Mail): Promise<void> {
      const sender =
        settings.MAIL_FROM ?? withContacts.safeParse(store.get('siteSettings')).data?.contacts.supportEmail ?? mail.to
      return transport.send(id, { from: parseAddress(sender, 'Homie'), ...mail })
    },
  }
}

export type StudioMail = ReturnType<typeof createStudioMail>
