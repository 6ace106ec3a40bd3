import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineType } from 'sanity'
import { fixedPreview } from '../fields/page.ts'
import { section } from '../fields/section.ts'
import { line, paragraph, paragraphs } from '../fields/text.ts'
import type { TokenName } from '#lib/content/tokenNames.ts'

const request: readonly TokenName[] = ['name', 'company', 'email', 'leadsPerMonth', 'lenderType', 'type']

const opening = (tokens: readonly TokenName[]) => [
  line({ name: 'subject', title: 'Subject', description: 'The subject line.', max: 78, tokens }),
  line({ name: 'preheader', title: 'Preview line', description: 'After the subject in the inbox.', max: 100, tokens }),
  paragraphs({ name: 'paragraphs', title: 'Paragraphs', description: 'Plain text, one each.', max: 400, tokens }),
]

const reason = paragraph({
  name: 'reason',
  title: 'Why it came',
  description: 'Why the reader gets the message. Anti-spam law requires it.',
  max: 240,
})

const common = section({
  name: 'common',
  title: 'In every message',
  description: 'Greeting, sender and the lines that the law requires.',
  group: 'common',
  fields: [
    line({ name: 'senderName', title: 'Sender', description: 'The name in the inbox.', max: 40 }),
    line({ name: 'greeting', title: 'Greeting', description: 'With the name.', max: 40, tokens: ['name'] }),
    line({ name: 'greetingNoName', title: 'Greeting without a name', description: 'When no name is known.', max: 40 }),
    line({ name: 'signOff', title: 'Signature', description: 'The end of the text.', max: 40 }),
    line({ name: 'identity', title: 'Who sends it', description: 'The company, by its legal name.', max: 120 }),
    line({ name: 'postalAddress', title: 'Postal address', description: 'By name and address.', max: 160 }),
    line({ name: 'contactLine', title: 'Contact', description: 'For questions.', max: 100, tokens: ['contactEmail'] }),
    paragraph({ name: 'unsubscribeText', title: 'Unsubscribing', description: 'It is free and immediate.', max: 200 }),
    line({ name: 'unsubscribeLabel', title: 'Unsubscribe link', description: 'The words of the link.', max: 32 }),
    paragraph({ name: 'unsubscribeValidity', title: 'Expiry', description: 'At least 60 days, by law.', max: 200 }),
    line({ name: 'privacyLabel', title: 'Privacy link', description: 'Opens the privacy policy.', max: 32 }),
    paragraph({ name: 'notLenderLine', title: 'Not a lender', description: 'What the product is not.', max: 160 }),
  ],
})

const teamTokens: readonly TokenName[] = [...request, 'formName', 'receivedAt']

const teamNotice = section({
  name: 'teamNotice',
  title: 'Notice to the team',
  description: 'Informs the team about a request.',
  group: 'business',
  fields: [
    ...opening(teamTokens),
    section({
      name: 'formNames',
      title: 'Names of the forms',
      description: 'What {formName} becomes.',
      fields: [
        line({ name: 'demo', title: 'Demo', description: 'For a demo request.', max: 24 }),
        line({ name: 'onePager', title: '1-pager', description: 'For a 1-pager request.', max: 24 }),
      ],
    }),
    line({ name: 'notGiven', title: 'Not given', description: 'For details that a form does not ask.', max: 24 }),
  ],
})

const onePagerMail = section({
  name: 'onePagerMail',
  title: '1-pager',
  description: 'Sends the 1-pager on request.',
  group: 'business',
  fields: [
    ...opening(request),
    line({ name: 'attachmentName', title: 'File name', description: 'The name of the attached PDF.', max: 60 }),
    line({ name: 'ctaLabel', title: 'Button', description: 'Opens the 1-pager on the site.', max: 32 }),
    reason,
  ],
})

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
    common,
    section({
      name: 'demoConfirmation',
      title: 'Demo confirmation',
      description: 'Answers a demo request.',
      group: 'business',
      fields: [...opening(request), reason],
    }),
    teamNotice,
    section({
      name: 'waitlistConfirmation',
      title: 'Waitlist confirmation',
      description: 'Answers a sign-up for the Android waitlist.',
      group: 'waitlist',
      fields: [...opening([]), reason],
    }),
    onePagerMail,
  ],
  preview: fixedPreview('Emails', 'Sent by the site', EnvelopeIcon),
})
