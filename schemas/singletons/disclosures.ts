import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineType } from 'sanity'
import { fixedPreview } from '../fields/page.ts'
import { inGroup } from '../fields/section.ts'
import { paragraph, paragraphs } from '../fields/text.ts'

/** Texts that the law and the app stores require. Legal edits them. */
export const disclosures = defineType({
  name: 'disclosures',
  title: 'Disclosures',
  description: 'What the law and the app stores require in the footer and beside the forms.',
  type: 'document',
  icon: InfoOutlineIcon,
  groups: [
    { name: 'footer', title: 'Footer', default: true },
    { name: 'business', title: 'Business page' },
    { name: 'waitlist', title: 'Android waitlist' },
  ],
  fields: [
    ...inGroup('footer', [paragraphs('footer', 'Footer', 'At the end of every page, briefly.', 320)]),
    ...inGroup('business', [
      paragraph('businessProvinces', 'Provinces, in the opening', 'Where the product is education only.', 160),
      paragraph('demoProvinces', 'Provinces, demo', 'Beside the numbers.', 260),
      paragraph('demoPrivacy', 'Privacy, demo', 'What the details are for.', 240),
      paragraph('onePagerPrivacy', 'Privacy, 1-pager', 'What details are for.', 240),
    ]),
    ...inGroup('waitlist', [
      paragraph(
        'waitlistConsent',
        'Consent',
        'What the person agrees to, quoting the button. Anti-spam law requires it.',
        320,
      ),
      paragraph('waitlistSender', 'Sender', 'Who writes, and how to reach them. Anti-spam law requires it.', 200),
    ]),
  ],
  preview: fixedPreview('Disclosures', 'Footer and forms', InfoOutlineIcon),
})
