import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineType } from 'sanity'
import { fixedPreview } from '../fields/page.ts'
import { inGroup, section } from '../fields/section.ts'
import { line, paragraph, paragraphs } from '../fields/text.ts'
import type { TokenName } from '#lib/content/tokenNames.ts'

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

export const emailMessages = defineType({
  name: 'emailMessages',
  title: 'Emails',
  description: 'The messages that the site sends.',
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    { name: 'common', title: 'In every message', default: true },
    { name: 'business', title: 'Business' },
    { name: 'waitlist', title: 'Waitlist' },
  ],
  fields: [
    ...inGroup('common', [common]),
    ...inGroup('business', [
      section('demoConfirmation', 'Demo confirmation', 'Answers a demo request.', [...opening(request), reason]),
      teamNotice,
    ]),
    ...inGroup('waitlist', [
      section('waitlistConfirmation', 'Waitlist confirmation', 'Answers a sign-up for the Android waitlist.', [
        ...opening([]),
        reason,
      ]),
    ]),
    ...inGroup('business', [onePagerMail]),
  ],
  preview: fixedPreview('Emails', 'Sent by the site', EnvelopeIcon),
})
