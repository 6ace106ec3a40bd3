import { UserIcon } from '@sanity/icons/User'
import { defineField } from 'sanity'
import { choice } from '../../fields/choices.ts'
import { section } from '../../fields/section.ts'
import { sourceField } from '../../fields/source.ts'
import { line } from '../../fields/text.ts'
import { listItem, listField } from '../../fields/lists.ts'

const ratio = (name: string, title: string) =>
  defineField({
    name,
    title,
    description: 'In per cent. Above the prime limit it is drawn in red.',
    type: 'number',
    validation: (rule) => rule.required().integer().min(0).max(100),
  })

const lead = listItem('pipelineLead', 'Lead', UserIcon, { select: { title: 'name', subtitle: 'stageLabel' } }, [
  line('initials', 'Initials', 'In the round mark.', 3),
  line('name', 'Name', 'Initial and last name, invented.', 24),
  line('detail', 'Detail', 'The home and the town.', 32),
  ratio('gds', 'GDS'),
  ratio('tds', 'TDS'),
  choice('stage', 'Stage', 'How far the lead has come; sets the colour of the row.', {
    coaching: 'Coaching',
    ready: 'Ready',
    funded: 'Funded',
  }),
  line('stageLabel', 'Stage label', 'What the row says.', 20),
  line('when', 'When', 'The week or the day.', 20),
])

/** The drawing beside the headline: declined leads go in, fundable leads come back. */
export const pipeline = section(
  'pipeline',
  'Drawing of the pipeline',
  'Sample leads. Decoration: screen readers skip it.',
  [
    line('inLabel', 'Way in', 'On the upper band.', 24),
    line('backLabel', 'Way back', 'On the lower band.', 24),
    line('title', 'Title', 'At the top of the card.', 32),
    line('note', 'Note', 'At the foot of the card.', 48),
    listField('leads', 'Leads', 'Four rows at most.', lead, (rule) => rule.required().min(1).max(4)),
    sourceField('the leads'),
  ],
)
