import { BookIcon } from '@sanity/icons/Book'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { field } from '../fields/field.ts'
import { sameLanguage } from '../fields/language.ts'
import { pageSingleton } from '../fields/page.ts'
import { headingField, section } from '../fields/section.ts'
import { line, paragraph } from '../fields/text.ts'
import { listItem, listField } from '../fields/lists.ts'

const insight = listItem('insight', 'Source', BookIcon, { select: { title: 'name', subtitle: 'text' } }, [
  line('name', 'Name', 'The organization. A logo would imply endorsement.', 80),
  paragraph('text', 'Text', 'What it publishes.', 180),
])

export const scan = pageSingleton({
  page: 'scan',
  description: 'Shows the QR code to visitors on a computer.',
  icon: MobileDeviceIcon,
  fields: [
    line('headline', 'Headline', 'What visitors get by scanning.', 60),
    paragraph('text', 'Text', 'How to scan.', 160),
    line('qrAlt', 'Alt text of the code', 'What the code does.', 100),
    line('linkLabel', 'Link', 'For people who cannot scan.', 40),
    field('reference', 'testimonial', 'Review', 'The review beside the code.', {
      to: [{ type: 'testimonial' }],
      options: { filter: sameLanguage() },
      validation: (rule) => rule.required(),
    }),
    section('insights', 'Expert insight', 'Public sources the product draws on.', [
      headingField(60),
      listField('items', 'Sources', 'Up to four organizations.', insight, (rule) => rule.required().min(1).max(4)),
      paragraph('note', 'Note', 'They do not endorse the product.', 160),
    ]),
  ],
})
