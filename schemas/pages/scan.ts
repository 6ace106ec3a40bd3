import { BookIcon } from '@sanity/icons/Book'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { defineArrayMember, defineField } from 'sanity'
import { sameLanguage } from '../fields/language.ts'
import { pageSingleton } from '../fields/page.ts'
import { headingField, section } from '../fields/section.ts'
import { line, paragraph } from '../fields/text.ts'

const insight = defineArrayMember({
  name: 'insight',
  title: 'Source',
  type: 'object',
  icon: BookIcon,
  fields: [
    line({ name: 'name', title: 'Name', description: 'The organization. A logo would imply endorsement.', max: 80 }),
    paragraph({ name: 'text', title: 'Text', description: 'What it publishes.', max: 180 }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

export const scan = pageSingleton({
  page: 'scan',
  description: 'Shows the QR code to visitors on a computer.',
  icon: MobileDeviceIcon,
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'What visitors get by scanning.', max: 60 }),
    paragraph({ name: 'text', title: 'Text', description: 'How to scan.', max: 160 }),
    line({ name: 'qrAlt', title: 'Alt text of the code', description: 'What the code does.', max: 100 }),
    line({ name: 'linkLabel', title: 'Link', description: 'For people who cannot scan.', max: 40 }),
    defineField({
      name: 'testimonial',
      title: 'Review',
      description: 'The review beside the code.',
      type: 'reference',
      to: [{ type: 'testimonial' }],
      options: { filter: sameLanguage() },
      validation: (rule) => rule.required(),
    }),
    section({
      name: 'insights',
      title: 'Expert insight',
      description: 'Public sources the product draws on.',
      fields: [
        headingField(60),
        defineField({
          name: 'items',
          title: 'Sources',
          description: 'Up to four organizations.',
          type: 'array',
          of: [insight],
          validation: (rule) => rule.required().min(1).max(4),
        }),
        paragraph({ name: 'note', title: 'Note', description: 'They do not endorse the product.', max: 160 }),
      ],
    }),
  ],
})
