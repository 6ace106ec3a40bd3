import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { choice } from '../fields/identifier.ts'
import { line } from '../fields/text.ts'

export const badge = defineType({
  name: 'badge',
  title: 'Badge',
  description: 'A short promise with a small drawing.',
  type: 'object',
  icon: TagIcon,
  fields: [
    choice({
      name: 'key',
      title: 'Drawing',
      description: 'The small drawing before the words.',
      choices: { 'rate-drop': 'Falling rate', credit: 'Credit file', security: 'Lock' },
    }),
    line({ name: 'label', title: 'Words', description: 'Two to four words.', max: 32 }),
  ],
  preview: { select: { title: 'label', subtitle: 'key' } },
})
