import { ComponentIcon } from '@sanity/icons/Component'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { LockIcon } from '@sanity/icons/Lock'
import { TagIcon } from '@sanity/icons/Tag'
import { TransferIcon } from '@sanity/icons/Transfer'
import { defineType } from 'sanity'
import { drawingField, drawnPreview } from '../fields/choices.ts'
import { line } from '../fields/text.ts'
import type { TokenName } from '#lib/content/tokenNames.ts'
import { listField } from '../fields/lists.ts'

const drawings = {
  'rate-drop': { title: 'Falling rate', icon: TransferIcon },
  credit: { title: 'Credit file', icon: CreditCardIcon },
  security: { title: 'Lock', icon: LockIcon },
}

export const badge = defineType({
  name: 'badge',
  title: 'Badge',
  description: 'A short promise with a small drawing.',
  type: 'object',
  icon: TagIcon,
  fields: [
    drawingField(drawings, 'The small drawing before the label.'),
    line('label', 'Label', 'Two to four words.', 32),
  ],
  preview: drawnPreview(drawings, { title: 'label' }),
})

export const figures = ['figure', 'change'] as const satisfies readonly TokenName[]

const figureLine = (name: string, title: string, description: string, max: number) =>
  line(name, title, description, max, { optional: name !== 'label', tokens: figures })

export const vignetteRow = defineType({
  name: 'vignetteRow',
  title: 'Row',
  description: 'One line of a drawn card: a label on one side, a figure on the other.',
  type: 'object',
  icon: ComponentIcon,
  fields: [
    figureLine('label', 'Label', 'What the line is about.', 40),
    figureLine('value', 'Figure', 'The figure or short answer.', 24),
    figureLine('note', 'Note', 'Small text beside it, such as a day or a goal.', 32),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})

export const vignette = defineType({
  name: 'vignette',
  title: 'Drawn card',
  description: 'Text and figures in the drawing. They belong to one sample buyer: keep them consistent.',
  type: 'object',
  icon: ComponentIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    figureLine('label', 'Label', 'What the card shows.', 40),
    figureLine('value', 'Main figure', 'The large figure.', 24),
    figureLine('note', 'Note', 'Small text under or beside the figure.', 48),
    listField(
      'rows',
      'Rows',
      'The lines below the figure. In a list of answers, a note begins another question.',
      { type: 'vignetteRow' },
      (rule) => rule.max(5),
    ),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})
