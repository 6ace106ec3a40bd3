import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineArrayMember, defineField } from 'sanity'
import type { CustomValidator } from 'sanity'
import { section } from '../../fields/section.ts'
import { sourceField } from '../../fields/source.ts'
import { line, paragraph } from '../../fields/text.ts'

const figures = ['figure', 'change'] as const

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

/** A gauge has a needle only when it ends above its start. */
const aboveItsStart: CustomValidator<number | undefined> = (end, { parent }) => {
  const start = typeof parent === 'object' && parent !== null && 'gaugeLowAmount' in parent ? parent.gaugeLowAmount : 0
  if (end === undefined || typeof start !== 'number' || end > start) return true
  return `The gauge starts at ${start}: let it end above that.`
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
    line({ name: 'text', title: 'Words', description: 'What the app is doing.', max: 40 }),
    line({ name: 'note', title: 'Note', description: 'Small words under it.', max: 40, optional: true }),
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
    line({
      name: 'waiting',
      title: 'While it works',
      description: 'Under the steps, until the last is done.',
      max: 32,
      optional: true,
    }),
    line({
      name: 'done',
      title: 'When it is done',
      description: 'Under the steps, once all are done.',
      max: 32,
      optional: true,
    }),
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
    line({ name: 'gaugeLow', title: 'Low end', description: "Words for the gauge's start.", max: 16 }),
    line({ name: 'gaugeHigh', title: 'High end', description: "Words for the gauge's end.", max: 16 }),
    amount('gaugeLowAmount', 'Low end in dollars', 'Where the gauge starts. The figure lies between its ends.'),
    amount('gaugeHighAmount', 'High end in dollars', 'Where the gauge ends.', aboveItsStart),
    defineField({
      name: 'ratios',
      title: 'Debt ratios',
      description: 'The two small cards under the gauge.',
      type: 'array',
      of: [defineArrayMember({ type: 'vignetteRow' })],
      validation: (rule) => rule.max(2),
    }),
    line({
      name: 'nextTaskLabel',
      title: 'Label of the next task',
      description: 'Small words before the task.',
      max: 24,
    }),
    line({ name: 'nextTask', title: 'Next task', description: 'What the coach suggests.', max: 48 }),
    line({ name: 'nextTaskNote', title: 'Why', description: 'What the task is worth.', max: 60, optional: true }),
  ],
})

const phoneDemo = section({
  name: 'phoneDemo',
  title: 'Phone',
  description:
    'Words and figures in the drawn phone. They belong to one sample buyer and agree with the drawn cards below.',
  group: 'opening',
  fields: [
    paragraph({
      name: 'textAlternative',
      title: 'Text alternative',
      description: 'Tells people who cannot see the phone what it shows.',
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
        line({
          name: 'body',
          title: 'Text',
          description: 'The second line, with the figure.',
          max: 80,
          tokens: figures,
        }),
      ],
    }),
    loading,
    result,
    sourceField('the figures'),
  ],
})

/** The phone beside the headline. */
export const phoneDemoFields = [phoneDemo]
