import { CalendarIcon } from '@sanity/icons/Calendar'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { TagIcon } from '@sanity/icons/Tag'
import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineField } from 'sanity'
import { drawingField, drawnPreview } from '../../fields/choices.ts'
import { listedField, listField, listItem } from '../../fields/lists.ts'
import { headingField, inGroup, introField, section } from '../../fields/section.ts'
import { sourceField } from '../../fields/source.ts'
import { line, paragraph } from '../../fields/text.ts'
import { pipeline } from './pipeline.ts'

const drawings = {
  performance: { title: 'Performance', icon: TrendUpwardIcon },
  days: { title: 'Calendar', icon: CalendarIcon },
  prime: { title: 'Standards', icon: CheckmarkCircleIcon },
}

const footnoteMark = (description: string) => line('footnoteMark', 'Footnote mark', description, 2, { optional: true })

const hero = section('hero', 'Opening', 'What mortgage professionals see first.', [
  line('eyebrow', 'Line above the headline', 'A short greeting.', 32),
  line('headline', 'Headline', 'The promise. Numbers need a footnote.', 60),
  footnoteMark('Beside the headline.'),
  paragraph('subtext', 'Subtext', 'How the promise is kept.', 200),
  listField(
    'facts',
    'Facts',
    'Three short facts under the headline.',
    listItem('fact', 'Fact', TagIcon, drawnPreview(drawings, { title: 'label' }), [
      drawingField(drawings, 'The small drawing before the label.'),
      line('label', 'Label', 'Two to six words.', 40),
      footnoteMark('After the label, when the claim has a footnote.'),
    ]),
    (rule) => rule.required().min(1).max(3),
  ),
  pipeline,
])

const claimFootnote = section(
  'claimFootnote',
  'Footnote to the claims',
  'The assumptions behind the claims with a number.',
  [
    line('mark', 'Mark', 'The same mark as beside the claims.', 2),
    paragraph('text', 'Text', 'Every assumption, as in the calculator.', 800),
  ],
)

const partnerStrip = section(
  'partnerStrip',
  'Partner strip',
  'The logos of mortgage professionals, and the heading before them.',
  [
    headingField(48),
    listedField(
      'logos',
      'Partner logos',
      'The strip shows these, in this order. Drag them here or in the preview.',
      'partnerLogo',
    ),
  ],
)

const quote = section('quote', 'Quote', "A partner's words beside the form.", [
  paragraph('text', 'Text', 'Without quotation marks.', 300),
  line('author', 'Author', 'First and last name.', 60),
  line('role', 'Role', 'The position in the company.', 60),
  line('company', 'Company', 'The name of the company.', 80),
  defineField({
    name: 'logo',
    title: "Company's logo",
    description: 'Optional. Shown with the quote.',
    type: 'reference',
    to: [{ type: 'partnerLogo' }],
  }),
  sourceField('the quote'),
])

const demoSection = section('demoSection', 'Demo', 'The form in the page and the quote beside it.', [
  headingField(),
  introField(260),
  listField(
    'steps',
    'Steps',
    'Optional. The way of a lead, in three short steps.',
    listItem('demoStep', 'Step', TagIcon, { select: { title: 'title', subtitle: 'text' } }, [
      line('title', 'Title', 'Who does what, in two or three words.', 32),
      line('text', 'Text', 'One sentence.', 120),
    ]),
    (rule) => rule.max(4),
  ),
  quote,
])

export const openingFields = inGroup('opening', [hero, claimFootnote, partnerStrip, demoSection])
