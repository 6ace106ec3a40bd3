import { CalendarIcon } from '@sanity/icons/Calendar'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { TagIcon } from '@sanity/icons/Tag'
import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineArrayMember, defineField } from 'sanity'
import { drawingField, drawnPreview } from '../../fields/drawing.ts'
import { listedField } from '../../fields/listed.ts'
import { headingField, introField, section } from '../../fields/section.ts'
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
  description: 'What originators see first.',
  group: 'opening',
  fields: [
    line({ name: 'eyebrow', title: 'Line above the headline', description: 'A short greeting.', max: 32 }),
    line({
      name: 'headline',
      title: 'Headline',
      description: 'The promise. A claim with a number needs its footnote.',
      max: 60,
    }),
    footnoteMark('Stands beside the headline, outside its words.'),
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
            drawingField(drawings, 'The small drawing before the words.'),
            line({ name: 'label', title: 'Words', description: 'Two to six words.', max: 40 }),
            footnoteMark('Stands after the words, when the claim has a footnote.'),
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
  group: 'opening',
  fields: [
    line({ name: 'mark', title: 'Mark', description: 'The same mark as beside the claims.', max: 2 }),
    paragraph({
      name: 'text',
      title: 'Text',
      description: 'Every assumption, in plain words. It must agree with the calculator.',
      max: 800,
    }),
  ],
})

const partnerStrip = section({
  name: 'partnerStrip',
  title: 'Partner strip',
  description: 'The logos of originators, and the words before them.',
  group: 'opening',
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
      description: 'Shown with the quote, when the company has one in the partner strip.',
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
  group: 'opening',
  fields: [headingField(), introField(260), quote],
})

/** From the top of the page to the form. */
export const openingFields = [hero, claimFootnote, partnerStrip, demoSection]
