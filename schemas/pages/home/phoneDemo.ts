import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { type CustomValidator, defineArrayMember, defineField } from 'sanity'
import { figures } from '../../objects/cards.ts'
import { inGroup, section } from '../../fields/section.ts'
import { sourceField } from '../../fields/source.ts'
import { line, paragraph } from '../../fields/text.ts'

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

/** The gauge needs an end above its start. */
const isAboveStart: CustomValidator<number | undefined> = (end, { parent }) => {
  const start = typeof parent === 'object' && parent !== null && 'gaugeLowAmount' in parent ? parent.gaugeLowAmount : 0
  if (end === undefined || typeof start !== 'number' || end > start) return true
  return `The gauge starts at ${start}. Choose a higher end.`
}

const task = defineArrayMember({
  name: 'demoTask',
  title: 'Step',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: 'id',
      title: 'Name',
      description: 'A short fixed name, not shown.',
      type: 'string',
      validation: (rule) => rule.required().regex(/^[a-z-]+$/, { name: 'small letters and dashes' }),
    }),
    line({ name: 'text', title: 'Label', description: 'What the app is doing.', max: 40 }),
    line({ name: 'note', title: 'Note', description: 'Small text under it.', max: 40, optional: true }),
  ],
  preview: { select: { title: 'text', subtitle: 'note' } },
})

const loading = section({
  name: 'loading',
  title: 'Preparing the report',
  description: 'The screen with three steps, each checked off in turn.',
  fields: [
    line({ name: 'text', title: 'Sentence', description: 'Above the steps.', max: 60 }),
    defineField({
      name: 'tasks',
      title: 'Steps',
      description: 'Exactly three: the drawing of the house has three parts.',
      type: 'array',
      of: [task],
      validation: (rule) => rule.required().length(3),
    }),
    line({ name: 'waiting', title: 'In progress', description: 'Under the steps.', max: 32, optional: true }),
    line({ name: 'done', title: 'When done', description: 'Under the steps, at the end.', max: 32, optional: true }),
  ],
})

const result = section({
  name: 'result',
  title: 'Result',
  description: 'The last screen, with the figure on its gauge.',
  fields: [
    line({ name: 'greeting', title: 'Greeting', description: 'At the top of the app.', max: 24, optional: true }),
    line({ name: 'title', title: 'Title', description: 'Names the figure.', max: 32 }),
    line({ name: 'change', title: 'Change', description: 'Under the figure.', max: 40, tokens: figures }),
    line({ name: 'gaugeLow', title: 'Low end', description: 'Label of the gauge’s start.', max: 16 }),
    line({ name: 'gaugeHigh', title: 'High end', description: 'Label of the gauge’s end.', max: 16 }),
    amount('gaugeLowAmount', 'Low end in dollars', 'Where the gauge starts. The figure must be between its ends.'),
    amount('gaugeHighAmount', 'High end in dollars', 'Where the gauge ends.', isAboveStart),
    defineField({
      name: 'ratios',
      title: 'Debt ratios',
      description: 'The two small cards under the gauge.',
      type: 'array',
      of: [defineArrayMember({ type: 'vignetteRow' })],
      validation: (rule) => rule.max(2),
    }),
    line({ name: 'nextTaskLabel', title: 'Label of the next task', description: 'Small, before the task.', max: 24 }),
    line({ name: 'nextTask', title: 'Next task', description: 'What the coach suggests.', max: 48 }),
    line({ name: 'nextTaskNote', title: 'Why', description: 'What the task is worth.', max: 60, optional: true }),
  ],
})

const phoneDemo = section({
  name: 'phoneDemo',
  title: 'Phone',
  description: 'Text and figures in the drawn phone, of the same sample buyer as the drawn cards below.',
  fields: [
    paragraph({
      name: 'textAlternative',
      title: 'Alt text',
      description: 'What the phone shows, for people who cannot see it.',
      max: 260,
      tokens: figures,
    }),
    amount('figureAmount', 'Buying power', 'In whole dollars. Shown as {figure}.'),
    amount('changeAmount', 'Change', 'In whole dollars. Shown as {change}.'),
    section({
      name: 'lockScreen',
      title: 'Lock screen',
      description: 'The first screen.',
      fields: [
        line({ name: 'time', title: 'Time', description: 'On the clock.', max: 8 }),
        line({ name: 'date', title: 'Date', description: 'Under the clock.', max: 32 }),
      ],
    }),
    section({
      name: 'notification',
      title: 'Notification',
      description: 'The card that slides in.',
      fields: [
        line({ name: 'appName', title: 'App', description: 'The name of the app.', max: 16 }),
        line({ name: 'when', title: 'When', description: 'How long ago.', max: 12 }),
        line({ name: 'title', title: 'Title', description: 'The first line.', max: 40, tokens: figures }),
        line({ name: 'body', title: 'Text', description: 'The second line, with a figure.', max: 80, tokens: figures }),
      ],
    }),
    loading,
    result,
    sourceField('the figures'),
  ],
})

export const phoneDemoFields = inGroup('opening', [phoneDemo])
