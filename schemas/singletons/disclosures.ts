import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineType } from 'sanity'
import { paragraph, paragraphs } from '../fields/text.ts'

/** What the law and the stores ask the site to say, wherever it is shown, in the hands of legal. */
export const disclosures = defineType({
  name: 'disclosures',
  title: 'Disclosures',
  description: 'What the law and the stores ask us to say in the footer and beside the forms.',
  type: 'document',
  icon: InfoOutlineIcon,
  groups: [
    { name: 'footer', title: 'Footer', default: true },
    { name: 'business', title: 'Business page' },
    { name: 'waitlist', title: 'Android waitlist' },
  ],
  fields: [
    paragraphs({
      name: 'footer',
      title: 'Footer',
      description: 'At the end of every page, one sentence or two each.',
      max: 320,
      group: 'footer',
    }),
    paragraph({
      name: 'businessProvinces',
      title: 'Provinces, in the opening',
      description: 'Where the product is education only.',
      max: 160,
      group: 'business',
    }),
    paragraph({
      name: 'demoProvinces',
      title: 'Provinces, in the demo form',
      description: 'Beside the numbers asked for.',
      max: 260,
      group: 'business',
    }),
    paragraph({
      name: 'demoPrivacy',
      title: 'Privacy, in the demo form',
      description: 'What the details are used for.',
      max: 240,
      group: 'business',
    }),
    paragraph({
      name: 'onePagerPrivacy',
      title: 'Privacy, in the 1-pager form',
      description: 'What the details are used for.',
      max: 240,
      group: 'business',
    }),
    paragraph({
      name: 'waitlistConsent',
      title: 'Consent',
      description: 'What the person agrees to, quoting the button. Anti-spam law asks for it.',
      max: 320,
      group: 'waitlist',
    }),
    paragraph({
      name: 'waitlistSender',
      title: 'Sender',
      description: 'Who writes, and how to reach them. Anti-spam law asks for it.',
      max: 200,
      group: 'waitlist',
    }),
  ],
  preview: {
    select: { id: '_id' },
    prepare: () => ({ title: 'Disclosures', subtitle: 'Footer and forms', media: InfoOutlineIcon }),
  },
})
