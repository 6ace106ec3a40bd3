import { CalendarIcon } from '@sanity/icons/Calendar'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { TagIcon } from '@sanity/icons/Tag'
import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineArrayMember, defineField } from 'sanity'
import { drawingField, drawnPreview } from '../../fields/choices.ts'
import { listedField } from '../../fields/lists.ts'
import { headingField, inGroup, introField, section } from '../../fields/section.ts'
import { sourceField } from '../../fields/source.ts'
import { line, paragraph } from '../../fields/text.ts'
import { pipeline } from './pipeline.ts'

const drawings = {
  performance: { title: 'Performance', icon: TrendUpwardIcon },
  days: { title: 'Calendar', icon: CalendarIcon },
  prime: { title: 'Standards', icon: CheckmarkCircleIcon },
}

const footnoteMark = (description: string) =>
  line({ name: 'footnoteMark', title: 'Footnote mark', description, max: 2, optional: true })

const hero = section({
  name: 'hero',
  title: 'Opening',
  description: 'What mortgage professionals see first.',
  fields: [
    line({ name: 'eyebrow', title: 'Line above the headline', description: 'A short greeting.', max: 32 }),
    line({ name: 'headline', title: 'Headline', description: 'The promise. Numbers need a footnote.', max: 60 }),
    footnoteMark('Beside the headline.'),
    paragraph({ name: 'subtext', title: 'Subtext', description: 'How the promise is kept.', max: 200 }),
    defineField({
      name: 'facts',
      title: 'Facts',
      description: 'Three short facts under the headline.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'fact',
          title: 'Fact',
          type: 'object',
          icon: TagIcon,
          fields: [
            drawingField(drawings, 'The small drawing before the label.'),
            line({ name: 'label', title: 'Label', description: 'Two to six words.', max: 40 }),
            footnoteMark('After the label, when the claim has a footnote.'),
          ],
          preview: drawnPreview(drawings, { title: 'label' }),
        }),
      ],
      validation: (rule) => rule.required().min(1).max(3),
    }),
    pipeline,
  ],
})

const claimFootnote = section({
  name: 'claimFootnote',
  title: 'Footnote to the claims',
  description: 'The assumptions behind the claims with a number.',
  fields: [
    line({ name: 'mark', title: 'Mark', description: 'The same mark as beside the claims.', max: 2 }),
    paragraph({ name: 'text', title: 'Text', description: 'Every assumption, as in the calculator.', max: 800 }),
  ],
})

const partnerStrip = section({
  name: 'partnerStrip',
  title: 'Partner strip',
  description: 'The logos of mortgage professionals, and the heading before them.',
  fields: [
    headingField(48),
    listedField({
      name: 'logos',
      title: 'Partner logos',
      description: 'The strip shows these, in this order. Drag them here or in the preview.',
      type: 'partnerLogo',
    }),
  ],
})

const quote = section({
  name: 'quote',
  title: 'Quote',
  description: "A partner's words beside the form.",
  fields: [
    paragraph({ name: 'text', title: 'Text', description: 'Without quotation marks.', max: 300 }),
    line({ name: 'author', title: 'Author', description: 'First and last name.', max: 60 }),
    line({ name: 'role', title: 'Role', description: 'The position in the company.', max: 60 }),
    line({ name: 'company', title: 'Company', description: 'The name of the company.', max: 80 }),
    defineField({
      name: 'logo',
      title: "Company's logo",
      description: 'Optional. Shown with the quote.',
      type: 'reference',
      to: [{ type: 'partnerLogo' }],
    }),
    sourceField('the quote'),
  ],
})

const demoSection = section({
  name: 'demoSection',
  title: 'Demo',
  description: 'The form in the page and the quote beside it.',
  fields: [
    headingField(),
    introField(260),
    defineField({
      name: 'steps',
      title: 'Steps',
      description: 'Optional. The way of a lead, in three short steps.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'demoStep',
          title: 'Step',
          type: 'object',
          icon: TagIcon,
          fields: [
            line({ name: 'title', title: 'Title', description: 'Who does what, in two or three words.', max: 32 }),
            line({ name: 'text', title: 'Text', description: 'One sentence.', max: 120 }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.max(4),
    }),
    quote,
  ],
})

export const openingFields = inGroup('opening', [hero, claimFootnote, partnerStrip, demoSection])
