import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { type CustomValidator, defineField } from 'sanity'
import { figures } from '../../objects/cards.ts'
import { inGroup, section } from '../../fields/section.ts'
import { sourceField } from '../../fields/source.ts'
import { line, paragraph } from '../../fields/text.ts'
import { listItem, listField } from '../../fields/lists.ts'

const amount = (
  name: string,
  title: string,
  description: string,
  check: CustomValidator<number | undefined> = () => true,
) =>
  defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) => rule.required().integer().positive().custom(check),
  })

/** Rejects an end of the gauge that is not above its start. */
const validateGaugeEnd: CustomValidator<number | undefined> = (end, { parent }) => {
  const start = typeof parent === 'object' && parent !== null && 'gaugeLowAmount' in parent ? parent.gaugeLowAmount : 0
  if (end === undefined || typeof start !== 'number' || end > start) return true
  return `The gauge starts at ${start}. Choose a higher end.`
}

const task = listItem('demoTask', 'Step', CheckmarkCircleIcon, { select: { title: 'text', subtitle: 'note' } }, [
  defineField({
    name: 'id',
    title: 'Name',
    description: 'A short fixed name, not shown.',
    type: 'string',
    validation: (rule) => rule.required().regex(/^[a-z-]+$/, { name: 'small letters and dashes' }),
  }),
  line('text', 'Label', 'What the app is doing.', 40),
  line('note', 'Note', 'Small text under it.', 40, { optional: true }),
])

const loading = section('loading', 'Preparing the report', 'The screen with three steps, each checked off in turn.', [
  line('text', 'Sentence', 'Above the steps.', 60),
  listField('tasks', 'Steps', 'Exactly three: the drawing of the house has three parts.', task, (rule) =>
    rule.required().length(3),
  ),
  line('waiting', 'In progress', 'Under the steps.', 32, { optional: true }),
  line('done', 'When done', 'Under the steps, at the end.', 32, { optional: true }),
])

const result = section('result', 'Result', 'The last screen, with the figure on its gauge.', [
  line('greeting', 'Greeting', 'At the top of the app.', 24, { optional: true }),
  line('title', 'Title', 'Names the figure.', 32),
  line('change', 'Change', 'Under the figure.', 40, { tokens: figures }),
  line('gaugeLow', 'Low end', 'Label of the gauge’s start.', 16),
  line('gaugeHigh', 'High end', 'Label of the gauge’s end.', 16),
  amount('gaugeLowAmount', 'Low end in dollars', 'Where the gauge starts. The figure must be between its ends.'),
  amount('gaugeHighAmount', 'High end in dollars', 'Where the gauge ends.', validateGaugeEnd),
  listField('ratios', 'Debt ratios', 'The two small cards under the gauge.', { type: 'vignetteRow' }, (rule) =>
    rule.max(2),
  ),
  line('nextTaskLabel', 'Label of the next task', 'Small, before the task.', 24),
  line('nextTask', 'Next task', 'What the coach suggests.', 48),
  line('nextTaskNote', 'Why', 'What the task is worth.', 60, { optional: true }),
])

const phoneDemo = section(
  'phoneDemo',
  'Phone',
  'Text and figures in the drawn phone, of the same sample buyer as the drawn cards below.',
  [
    paragraph('textAlternative', 'Alt text', 'What the phone shows, for people who cannot see it.', 260, {
      tokens: figures,
    }),
    amount('figureAmount', 'Buying power', 'In whole dollars. Shown as {figure}.'),
    amount('changeAmount', 'Change', 'In whole dollars. Shown as {change}.'),
    section('lockScreen', 'Lock screen', 'The first screen.', [
      line('time', 'Time', 'On the clock.', 8),
      line('date', 'Date', 'Under the clock.', 32),
    ]),
    section('notification', 'Notification', 'The card that slides in.', [
      line('appName', 'App', 'The name of the app.', 16),
      line('when', 'When', 'How long ago.', 12),
      line('title', 'Title', 'The first line.', 40, { tokens: figures }),
      line('body', 'Text', 'The second line, with a figure.', 80, { tokens: figures }),
    ]),
    loading,
    result,
    sourceField('the figures'),
  ],
)

export const phoneDemoFields = inGroup('opening', [phoneDemo])
