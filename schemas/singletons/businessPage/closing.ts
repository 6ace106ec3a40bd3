import { questionsField } from '../../fields/questions.ts'
import { headingField, introField, section } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'

const faq = section({
  name: 'faq',
  title: 'Questions',
  description: 'The questions, and the words above them.',
  group: 'closing',
  fields: [headingField(), introField(), questionsField('business')],
})

const closingCta = section({
  name: 'closingCta',
  title: 'Closing call',
  description: 'The last invitation before the footer.',
  group: 'closing',
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'A short invitation.', max: 60 }),
    paragraph({ name: 'text', title: 'Text', description: 'What it costs, and when.', max: 160 }),
  ],
})

/** The end of the page. */
export const closingFields = [faq, closingCta]
