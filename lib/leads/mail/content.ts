import * as z from 'zod'
import type { Locale } from '#lib/i18n/locales.ts'

const text = z.string().min(1)
const texts = z.array(text)
const optionalTexts = z
  .array(text)
  .nullish()
  .transform((value) => value ?? [])

const message = { subject: text, preheader: text, paragraphs: texts }
const visitorMessage = { ...message, reason: text }

/**
 * The editors' content of messages and the 1-pager. Validated when loaded: a message with a missing text is not sent
 * until the content is complete.
 */
export const mailContentSchema = z.object({
  site: z.object({
    productName: text,
    legalEntity: z.object({ legalName: text, postalAddress: texts.min(1) }),
    contacts: z.object({ supportEmail: text, partnersEmail: text }),
    ctas: z.object({ requestDemo: text }),
  }),
  emails: z.object({
    common: z.object({
      senderName: text,
      greeting: text,
      greetingNoName: text,
      signOff: text,
      identity: text,
      postalAddress: text,
      contactLine: text,
      unsubscribeText: text,
      unsubscribeLabel: text,
      unsubscribeValidity: text,
      privacyLabel: text,
      notLenderLine: text,
    }),
    demoConfirmation: z.object(visitorMessage),
    waitlistConfirmation: z.object(visitorMessage),
    onePagerMail: z.object({ ...visitorMessage, attachmentName: text, ctaLabel: text }),
    teamNotice: z.object({ ...message, formNames: z.object({ demo: text, onePager: text }), notGiven: text }),
  }),
  onePager: z.object({
    documentTitle: text,
    headline: text,
    subtext: text,
    sections: z.array(z.object({ heading: text, paragraphs: optionalTexts, bullets: optionalTexts })),
    footnotes: optionalTexts,
    footer: text,
  }),
})

export type MailContent = z.infer<typeof mailContentSchema> & {
  /** The language of the content. */
  locale: Locale
}
