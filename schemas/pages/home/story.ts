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
import { defineField } from 'sanity'
import { drawingField, drawnPreview } from '../../fields/choices.ts'
import { uniqueBy, listField, listItem } from '../../fields/lists.ts'
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

const howItWorks = section('howItWorks', 'How it works', 'Three steps up to the front door.', [
  headingField(),
  introField(),
  line('estimateLink', 'Estimate link', 'A line under the button, to the estimate. Empty for none.', 60, {
    optional: true,
  }),
  listField(
    'steps',
    'Steps',
    'Exactly three: the stairs have three treads.',
    listItem('howStep', 'Step', StackIcon, { select: { title: 'title', subtitle: 'text' } }, [
      line('title', 'Title', 'What happens.', 60),
      paragraph('text', 'Text', 'What the reader does and gets.', 200),
      card('Text in the card above the step.'),
    ]),
    (rule) => rule.required().length(3),
  ),
])

const features = section('features', 'Features', 'Five tools, each with a drawn card.', [
  headingField(),
  introField(),
  listField(
    'items',
    'Tools',
    'Each has its own drawing, so there are five.',
    listItem('feature', 'Tool', ComponentIcon, drawnPreview(tools, { title: 'title', subtitle: 'text' }), [
      drawingField(tools, 'The drawing beside the text.'),
      line('title', 'Title', 'The name of the tool.', 40),
      paragraph('text', 'Text', 'What it does for the reader.', 200),
      card('Text and figures in the drawing.'),
    ]),
    (rule) => rule.required().length(5).custom(uniqueBy('key', 'drawing')),
  ),
  sourceField('the figures in the cards'),
  defineField({
    name: 'example',
    title: 'Example to try',
    description: 'Optional. Visitors move the figure of the gauge by these; what each is worth is in the cards.',
    type: 'object',
    options: { collapsible: true, collapsed: true },
    fields: [
      line('label', 'Label', 'Says that it is an example.', 80, { optional: true }),
      line('task', 'Task', 'Beside the down payment. Its number is what it is worth.', 40, { optional: true }),
      line('payOff', 'Debt', 'Pays off the first debt.', 40, { optional: true }),
      line('rate', 'Rate', 'Names the rate.', 40, { optional: true }),
    ],
  }),
])

const difference = section('difference', 'Difference', 'The product beside a one-time pre-approval.', [
  headingField(),
  introField(),
  line('usualLabel', 'Left column', 'What the product is compared with.', 32),
  line('homieLabel', 'Right column', 'The product.', 32),
  listField(
    'items',
    'Rows',
    'Three differences, each with its drawing.',
    listItem(
      'difference',
      'Difference',
      TransferIcon,
      drawnPreview(differences, { title: 'title', subtitle: 'homie' }),
      [
        drawingField(differences, 'The drawing of the row.'),
        line('title', 'Title', 'The name of the difference.', 40),
        paragraph('text', 'Text', 'What it means for the reader.', 180),
        line('usual', 'Left', 'How it usually is.', 80),
        line('homie', 'Right', 'How it is with the product.', 80),
      ],
    ),
    (rule) => rule.required().length(3).custom(uniqueBy('key', 'drawing')),
  ),
  paragraph('note', 'Note', 'Keeps the comparison honest.', 160),
])

export const storyFields = inGroup('story', [howItWorks, features, difference])
