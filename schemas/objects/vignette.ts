import { ComponentIcon } from '@sanity/icons/Component'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { line } from '../fields/text.ts'

const figures = ['figure', 'change'] as const

export const vignetteRow = defineType({
  name: 'vignetteRow',
  title: 'Row',
  description: 'One line of a drawn card: words on one side, a figure on the other.',
  type: 'object',
  icon: ComponentIcon,
  fields: [
    line({ name: 'label', title: 'Words', description: 'What the line is about.', max: 40, tokens: figures }),
    line({
      name: 'value',
      title: 'Figure',
      description: 'The figure or short answer.',
      max: 24,
      optional: true,
      tokens: figures,
    }),
    line({
      name: 'note',
      title: 'Note',
      description: 'Small words beside it, such as a day or a goal.',
      max: 32,
      optional: true,
      tokens: figures,
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})

export const vignette = defineType({
  name: 'vignette',
  title: 'Drawn card',
  description:
    'Words and figures inside the drawing. They belong to one sample buyer: change one and the others must follow.',
  type: 'object',
  icon: ComponentIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    line({ name: 'label', title: 'Label', description: 'What the card shows.', max: 40, tokens: figures }),
    line({
      name: 'value',
      title: 'Main figure',
      description: 'The large figure.',
      max: 24,
      optional: true,
      tokens: figures,
    }),
    line({
      name: 'note',
      title: 'Note',
      description: 'Small words under or beside the figure.',
      max: 48,
      optional: true,
      tokens: figures,
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      description: 'The lines below the figure. The drawing shows up to three.',
      type: 'array',
      of: [defineArrayMember({ type: 'vignetteRow' })],
      validation: (rule) => rule.max(3),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})
