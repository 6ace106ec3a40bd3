import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { LockIcon } from '@sanity/icons/Lock'
import { TagIcon } from '@sanity/icons/Tag'
import { TransferIcon } from '@sanity/icons/Transfer'
import { defineType } from 'sanity'
import { drawingField, drawnPreview } from '../fields/drawing.ts'
import { line } from '../fields/text.ts'

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
    drawingField(drawings, 'The small drawing before the words.'),
    line({ name: 'label', title: 'Words', description: 'Two to four words.', max: 32 }),
  ],
  preview: drawnPreview(drawings, { title: 'label' }),
})
