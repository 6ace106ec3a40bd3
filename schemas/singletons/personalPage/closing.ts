import { questionsField } from '../../fields/questions.ts'
import { headingField, introField, section } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'

const testimonials = section({
  name: 'testimonials',
  title: 'Reviews',
  description: 'The words around the reviews. The reviews are under Social proof.',
  group: 'closing',
  fields: [
    headingField(),
    introField(),
    line({
      name: 'appStoreLinkText',
      title: 'App Store link',
      description: 'What the link to the App Store says.',
      max: 48,
    }),
  ],
})

const faq = section({
  name: 'faq',
  title: 'Questions',
  description: 'The questions, and the words above them.',
  group: 'closing',
  fields: [headingField(), introField(), questionsField('personal')],
})

const closingCta = section({
  name: 'closingCta',
  title: 'Closing call',
  description: 'The last invitation before the footer.',
  group: 'closing',
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'A short question or invitation.', max: 60 }),
    paragraph({ name: 'text', title: 'Text', description: 'What it costs and how long it takes.', max: 160 }),
  ],
})

/** From the reviews to the end of the page. */
export const closingFields = [testimonials, faq, closingCta]
