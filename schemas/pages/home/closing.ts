import { closingCall, faqSection, headingField, inGroup, introField, section } from '../../fields/section.ts'
import { sameLanguage } from '../../fields/language.ts'
import { listedField } from '../../fields/lists.ts'
import { line } from '../../fields/text.ts'

const testimonials = section({
  name: 'testimonials',
  title: 'Reviews',
  description: 'The reviews, and the texts around them.',
  fields: [
    headingField(),
    introField(),
    line({ name: 'appStoreLinkText', title: 'App Store link', description: 'Label of the App Store link.', max: 48 }),
    listedField({
      name: 'reviews',
      title: 'Reviews',
      description: 'The page shows these, in this order, the first one large. Drag them here or in the preview.',
      type: 'testimonial',
      only: { filter: sameLanguage() },
    }),
  ],
})

export const closingFields = inGroup('closing', [testimonials, faqSection('personal'), closingCall])
