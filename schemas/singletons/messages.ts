import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import type { PreviewConfig } from 'sanity'
import type { TokenName } from '#lib/content/tokenNames.ts'
import { singleton } from '../fields/page.ts'
import { section } from '../fields/section.ts'
import { line, listField, listItem, paragraph, paragraphs } from '../fields/text.ts'

const request: readonly TokenName[] = ['name', 'company', 'email', 'leadsPerMonth', 'lenderType', 'type']

const opening = (tokens: readonly TokenName[]) => [
  line('subject', 'Subject', 'The subject line.', 78, { tokens }),
  line('preheader', 'Preview line', 'After the subject in the inbox.', 100, { tokens }),
  paragraphs('paragraphs', 'Paragraphs', 'Plain text, one each.', 400, { tokens }),
]

const reason = paragraph('reason', 'Why it came', 'Why the reader gets the message. Anti-spam law requires it.', 240)

const common = section('common', 'In every message', 'Greeting, sender and the lines that the law requires.', [
  line('senderName', 'Sender', 'The name in the inbox.', 40),
  line('greeting', 'Greeting', 'With the name.', 40, { tokens: ['name'] }),
  line('greetingNoName', 'Greeting without a name', 'When no name is known.', 40),
  line('signOff', 'Signature', 'The end of the text.', 40),
  line('identity', 'Who sends it', 'The company, by its legal name.', 120),
  line('postalAddress', 'Postal address', 'By name and address.', 160),
  line('contactLine', 'Contact', 'For questions.', 100, { tokens: ['contactEmail'] }),
  paragraph('unsubscribeText', 'Unsubscribing', 'It is free and immediate.', 200),
  line('unsubscribeLabel', 'Unsubscribe link', 'The words of the link.', 32),
  paragraph('unsubscribeValidity', 'Expiry', 'At least 60 days, by law.', 200),
  line('privacyLabel', 'Privacy link', 'Opens the privacy policy.', 32),
  paragraph('notLenderLine', 'Not a lender', 'What the product is not.', 160),
])

const teamTokens: readonly TokenName[] = [...request, 'formName', 'receivedAt']

const teamNotice = section('teamNotice', 'Notice to the team', 'Informs the team about a request.', [
  ...opening(teamTokens),
  section('formNames', 'Names of the forms', 'What {formName} becomes.', [
    line('demo', 'Demo', 'For a demo request.', 24),
    line('onePager', '1-pager', 'For a 1-pager request.', 24),
  ]),
  line('notGiven', 'Not given', 'For details that a form does not ask.', 24),
])

const onePagerMail = section('onePagerMail', '1-pager', 'Sends the 1-pager on request.', [
  ...opening(request),
  line('attachmentName', 'File name', 'The name of the attached PDF.', 60),
  line('ctaLabel', 'Button', 'Opens the 1-pager on the site.', 32),
  reason,
])

export const emailMessages = singleton({
  name: 'emailMessages',
  title: 'Emails',
  subtitle: 'Sent by the site',
  description: 'The messages that the site sends.',
  icon: EnvelopeIcon,
  fields: {
    'In every message': [common],
    Business: [
      section('demoConfirmation', 'Demo confirmation', 'Answers a demo request.', [...opening(request), reason]),
      teamNotice,
      onePagerMail,
    ],
    Waitlist: [
      section('waitlistConfirmation', 'Waitlist confirmation', 'Answers a sign-up for the Android waitlist.', [
        ...opening([]),
        reason,
      ]),
    ],
  },
})

/** Texts of the PDF, whose fonts have few signs. */
const printed = { printed: true }

const onePagerSectionPreview: PreviewConfig = {
  select: { title: 'heading', paragraphs: 'paragraphs', bullets: 'bullets' },
  prepare: ({ title, paragraphs: before = [], bullets = [] }) => ({
    title,
    subtitle: [...before, ...bullets].join(' '),
  }),
}

const onePagerSection = listItem('onePagerSection', 'Section', BlockContentIcon, onePagerSectionPreview, [
  line('heading', 'Heading', 'The heading of the section.', 48, printed),
  paragraphs('paragraphs', 'Paragraphs', 'Before points.', 320, { optional: true, ...printed }),
  paragraphs('bullets', 'Points', 'One per row.', 240, { optional: true, ...printed }),
])

export const onePager = singleton({
  name: 'onePager',
  title: '1-pager',
  subtitle: 'PDF for mortgage professionals',
  description: 'The one-page PDF for mortgage professionals. Check that it still fits one page after a change.',
  icon: DocumentPdfIcon,
  fields: [
    line('documentTitle', 'Title of the file', 'Shown by PDF readers.', 60),
    line('headline', 'Headline', 'The top of the page.', 60, printed),
    paragraph('subtext', 'Subtext', 'Under the headline.', 160, printed),
    listField('sections', 'Sections', 'In reading order.', onePagerSection, [1, 8]),
    paragraphs('footnotes', 'Footnotes', 'In the order of their marks ¹ ² in the text.', 400, {
      optional: true,
      ...printed,
    }),
    line('footer', 'Footer', 'Who publishes it.', 160, printed),
  ],
})
