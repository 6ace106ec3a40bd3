import type { audiences } from '../documents/faq.ts'
import { questionsField } from './questions.ts'
import { headingField, introField, section } from './section.ts'
import { line, paragraph } from './text.ts'

/** The questions of a landing page, with the words above them. */
export const faqSection = (audience: keyof typeof audiences) =>
  section({
    name: 'faq',
    title: 'Questions',
    description: 'The questions, and the words above them.',
    group: 'closing',
    fields: [headingField(), introField(), questionsField(audience)],
  })

/** The end of a landing page. */
export const closingCall = section({
  name: 'closingCta',
  title: 'Closing call',
  description: 'The last invitation before the footer.',
  group: 'closing',
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'A short question or invitation.', max: 60 }),
    paragraph({ name: 'text', title: 'Text', description: 'What it costs, and how long it takes.', max: 160 }),
  ],
})
