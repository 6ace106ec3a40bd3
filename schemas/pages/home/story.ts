import { ActivityIcon } from '@sanity/icons/Activity'
import { BillIcon } from '@sanity/icons/Bill'
import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { CommentIcon } from '@sanity/icons/Comment'
import { ComponentIcon } from '@sanity/icons/Component'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { DashboardIcon } from '@sanity/icons/Dashboard'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { RefreshIcon } from '@sanity/icons/Refresh'
import { StackIcon } from '@sanity/icons/Stack'
import { TransferIcon } from '@sanity/icons/Transfer'
import { defineArrayMember, defineField } from 'sanity'
import { drawingField, drawnPreview } from '../../fields/choices.ts'
import { uniqueBy } from '../../fields/lists.ts'
import { headingField, inGroup, introField, section } from '../../fields/section.ts'
import { sourceField } from '../../fields/source.ts'
import { line, paragraph } from '../../fields/text.ts'

const tools = {
  'buying-power': { title: 'Buying power', icon: DashboardIcon },
  'down-payment': { title: 'Down payment', icon: ChartUpwardIcon },
  'rate-drop': { title: 'Rate chart', icon: ActivityIcon },
  debt: { title: 'Debts', icon: BillIcon },
  'credit-score': { title: 'Credit score', icon: CreditCardIcon },
}

const differences = {
  data: { title: 'Current data', icon: RefreshIcon },
  coaching: { title: 'Coaching', icon: CommentIcon },
  view: { title: 'One view', icon: EyeOpenIcon },
}

const card = (description: string) =>
  defineField({
    name: 'vignette',
    title: 'Drawn card',
    description,
    type: 'vignette',
    validation: (rule) => rule.required(),
  })

const howItWorks = section({
  name: 'howItWorks',
  title: 'How it works',
  description: 'Three steps up to the front door.',
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'steps',
      title: 'Steps',
      description: 'Exactly three: the stairs have three treads.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'howStep',
          title: 'Step',
          type: 'object',
          icon: StackIcon,
          fields: [
            line({ name: 'title', title: 'Title', description: 'What happens.', max: 60 }),
            paragraph({ name: 'text', title: 'Text', description: 'What the reader does and gets.', max: 200 }),
            card('Text in the card above the step.'),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().length(3),
    }),
  ],
})

const features = section({
  name: 'features',
  title: 'Features',
  description: 'Five tools, each with a drawn card.',
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'items',
      title: 'Tools',
      description: 'Each has its own drawing, so there are five.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'feature',
          title: 'Tool',
          type: 'object',
          icon: ComponentIcon,
          fields: [
            drawingField(tools, 'The drawing beside the text.'),
            line({ name: 'title', title: 'Title', description: 'The name of the tool.', max: 40 }),
            paragraph({ name: 'text', title: 'Text', description: 'What it does for the reader.', max: 200 }),
            card('Text and figures in the drawing.'),
          ],
          preview: drawnPreview(tools, { title: 'title', subtitle: 'text' }),
        }),
      ],
      validation: (rule) => rule.required().length(5).custom(uniqueBy('key', 'drawing')),
    }),
    sourceField('the figures in the cards'),
    defineField({
      name: 'example',
      title: 'Example to try',
      description: 'Optional. Visitors move the figure of the gauge by these; what each is worth is in the cards.',
      type: 'object',
      options: { collapsible: true, collapsed: true },
      fields: [
        line({ name: 'label', title: 'Label', description: 'Says that it is an example.', max: 80, optional: true }),
        line({
          name: 'task',
          title: 'Task',
          description: 'Beside the down payment. Its number is what it is worth.',
          max: 40,
          optional: true,
        }),
        line({ name: 'payOff', title: 'Debt', description: 'Pays off the first debt.', max: 40, optional: true }),
        line({ name: 'rate', title: 'Rate', description: 'Names the rate.', max: 40, optional: true }),
      ],
    }),
  ],
})

const difference = section({
  name: 'difference',
  title: 'Difference',
  description: 'The product beside a one-time pre-approval.',
  fields: [
    headingField(),
    introField(),
    line({ name: 'usualLabel', title: 'Left column', description: 'What the product is compared with.', max: 32 }),
    line({ name: 'homieLabel', title: 'Right column', description: 'The product.', max: 32 }),
    defineField({
      name: 'items',
      title: 'Rows',
      description: 'Three differences, each with its drawing.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'difference',
          title: 'Difference',
          type: 'object',
          icon: TransferIcon,
          fields: [
            drawingField(differences, 'The drawing of the row.'),
            line({ name: 'title', title: 'Title', description: 'The name of the difference.', max: 40 }),
            paragraph({ name: 'text', title: 'Text', description: 'What it means for the reader.', max: 180 }),
            line({ name: 'usual', title: 'Left', description: 'How it usually is.', max: 80 }),
            line({ name: 'homie', title: 'Right', description: 'How it is with the product.', max: 80 }),
          ],
          preview: drawnPreview(differences, { title: 'title', subtitle: 'homie' }),
        }),
      ],
      validation: (rule) => rule.required().length(3).custom(uniqueBy('key', 'drawing')),
    }),
    paragraph({ name: 'note', title: 'Note', description: 'Keeps the comparison honest.', max: 160 }),
  ],
})

export const storyFields = inGroup('story', [howItWorks, features, difference])
