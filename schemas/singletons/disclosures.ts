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
    ...inGroup('footer', [
      paragraphs({ name: 'footer', title: 'Footer', description: 'At the end of every page, briefly.', max: 320 }),
    ]),
    ...inGroup('business', [
      paragraph({
        name: 'businessProvinces',
        title: 'Provinces, in the opening',
        description: 'Where the product is education only.',
        max: 160,
      }),
      paragraph({ name: 'demoProvinces', title: 'Provinces, demo', description: 'Beside the numbers.', max: 260 }),
      paragraph({ name: 'demoPrivacy', title: 'Privacy, demo', description: 'What the details are for.', max: 240 }),
      paragraph({ name: 'onePagerPrivacy', title: 'Privacy, 1-pager', description: 'What details are for.', max: 240 }),
    ]),
    ...inGroup('waitlist', [
      paragraph({
        name: 'waitlistConsent',
        title: 'Consent',
        description: 'What the person agrees to, quoting the button. Anti-spam law requires it.',
        max: 320,
      }),
      paragraph({
        name: 'waitlistSender',
        title: 'Sender',
        description: 'Who writes, and how to reach them. Anti-spam law requires it.',
        max: 200,
      }),
    ]),
  ],
  preview: fixedPreview('Disclosures', 'Footer and forms', InfoOutlineIcon),
})
