import { closingCall, faqSection } from '../../fields/closing.ts'
import { listedField } from '../../fields/listed.ts'
import { headingField, introField, section } from '../../fields/section.ts'
import { line } from '../../fields/text.ts'

const testimonials = section({
  name: 'testimonials',
  title: 'Reviews',
  description: 'The reviews, and the words around them.',
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
    listedField({
      name: 'reviews',
      title: 'Reviews',
      description: 'The page shows these, in this order, the first one large. Drag them here or in the preview.',
      type: 'testimonial',
    }),
  ],
})

/** From the reviews to the end of the page. */
export const closingFields = [testimonials, faqSection('personal'), closingCall]
