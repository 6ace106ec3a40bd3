import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField } from 'sanity'
import { choice } from '../../fields/choices.ts'
import { section } from '../../fields/section.ts'
import { sourceField } from '../../fields/source.ts'
import { line } from '../../fields/text.ts'

const ratio = (name: string, title: string) =>
  defineField({
    name,
    title,
    description: 'In per cent. Above the prime limit it is drawn in red.',
    type: 'number',
    validation: (rule) => rule.required().integer().min(0).max(100),
  })

const lead = defineArrayMember({
  name: 'pipelineLead',
  title: 'Lead',
  type: 'object',
  icon: UserIcon,
  fields: [
    line({ name: 'initials', title: 'Initials', description: 'In the round mark.', max: 3 }),
    line({ name: 'name', title: 'Name', description: 'Initial and last name, invented.', max: 24 }),
    line({ name: 'detail', title: 'Detail', description: 'The home and the town.', max: 32 }),
    ratio('gds', 'GDS'),
    ratio('tds', 'TDS'),
    choice({
      name: 'stage',
      title: 'Stage',
      description: 'How far the lead has come; sets the colour of the row.',
      choices: { coaching: 'Coaching', ready: 'Ready', funded: 'Funded' },
    }),
    line({ name: 'stageLabel', title: 'Stage label', description: 'What the row says.', max: 20 }),
    line({ name: 'when', title: 'When', description: 'The week or the day.', max: 20 }),
  ],
  preview: { select: { title: 'name', subtitle: 'stageLabel' } },
})

/** The drawing beside the headline: declined leads go in, fundable leads come back. */
export const pipeline = section({
  name: 'pipeline',
  title: 'Drawing of the pipeline',
  description: 'Sample leads. Decoration: screen readers skip it.',
  fields: [
    line({ name: 'inLabel', title: 'Way in', description: 'On the upper band.', max: 24 }),
    line({ name: 'backLabel', title: 'Way back', description: 'On the lower band.', max: 24 }),
    line({ name: 'title', title: 'Title', description: 'At the top of the card.', max: 32 }),
    line({ name: 'note', title: 'Note', description: 'At the foot of the card.', max: 48 }),
    defineField({
      name: 'leads',
      title: 'Leads',
      description: 'Four rows at most.',
      type: 'array',
      of: [lead],
      validation: (rule) => rule.required().min(1).max(4),
    }),
    sourceField('the leads'),
  ],
})
