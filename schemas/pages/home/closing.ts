import { closingCall, faqSection, headingField, inGroup, introField, section } from '../../fields/section.ts'
import { sameLanguage } from '../../fields/language.ts'
import { listedField } from '../../fields/lists.ts'
import { line } from '../../fields/text.ts'

const testimonials = section('testimonials', 'Reviews', 'The reviews, and the texts around them.', [
  headingField(),
  introField(),
  line('appStoreLinkText', 'App Store link', 'Label of the App Store link.', 48),
  listedField(
    'reviews',
    'Reviews',
    'The page shows these, in this order, the first one large. Drag them here or in the preview.',
    'testimonial',
    { filter: sameLanguage() },
  ),
])

export const closingFields = inGroup('closing', [testimonials, faqSection('personal'), closingCall])
