import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { ImageIcon } from '@sanity/icons/Image'
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import type { PreviewConfig } from 'sanity'
import { choice, pictureField, sourceField } from '../fields/field.ts'
import { headingField } from '../fields/section.ts'
import { line, listField, listItem, optionalLine, paragraph, richTextField, twoLines } from '../fields/text.ts'

/**
 * Shows a section in the list by its kind, since one whose structure was copied for a translation has no words yet.
 *
 * @param fields whose texts are shown below
 */
const byKind = (title: string, fields: readonly [string, string], media?: string): PreviewConfig => ({
  select: { first: fields[0], second: fields[1], ...(media && { media }) },
  prepare: ({ first, second, media: picture }) => ({
    title,
    subtitle: [first, second].filter(Boolean).join(' · '),
    ...(picture && { media: picture }),
  }),
})

const textField = () =>
  richTextField('text', 'Text', 'Short paragraphs and lists. The first sentence says what it is about.')

const textSection = listItem(
  'textSection',
  'Text',
  BlockContentIcon,
  byKind('Text', ['heading', 'text.0.children.0.text']),
  [optionalLine('heading', 'Heading', 'The large line above the text.', 80), textField()],
)

const pictureSection = listItem(
  'pictureSection',
  'Picture with text',
  ImageIcon,
  byKind('Picture with text', ['heading', 'picture.alt'], 'picture'),
  [
    headingField(),
    textField(),
    pictureField('picture', 'Picture', 'At least 1200 pixels wide.', {
      validation: (rule) => rule.required().assetRequired(),
    }),
    choice('side', 'Side of the picture', 'On wide screens; on phones it is above the text.', {
      left: 'Left',
      right: 'Right',
    }),
  ],
)

const figure = listItem('figure', 'Figure', ChartUpwardIcon, twoLines('value', 'label'), [
  line('value', 'Figure', 'A number with its unit.', 16),
  line('label', 'Label', 'What it counts.', 60),
])

const figuresSection = listItem(
  'figuresSection',
  'Figures',
  ChartUpwardIcon,
  byKind('Figures', ['heading', 'figures.0.label']),
  [headingField(), listField('figures', 'Figures', 'Two to four.', figure, [2, 4]), sourceField('the figures')],
)

const quoteSection = listItem('quoteSection', 'Quote', BlockquoteIcon, byKind('Quote', ['author', 'text']), [
  paragraph('text', 'Text', 'Without quotation marks.', 300),
  line('author', 'Author', 'First name and initial, as the author agreed.', 60),
  optionalLine('role', 'Role', 'The city, or the position in the company.', 60),
  sourceField('the quote'),
])

const comparisonRow = listItem('comparisonRow', 'Row', SplitVerticalIcon, twoLines('label', 'ours'), [
  line('label', 'Label', 'What is compared.', 60),
  line('others', 'Left', 'How it usually is.', 80),
  line('ours', 'Right', 'How it is with the product.', 80),
])

const comparisonSection = listItem(
  'comparisonSection',
  'Comparison table',
  SplitVerticalIcon,
  byKind('Comparison table', ['heading', 'oursLabel']),
  [
    headingField(),
    line('othersLabel', 'Left column', 'What the product is compared with.', 32),
    line('oursLabel', 'Right column', 'The product.', 32),
    listField('rows', 'Rows', 'One to eight.', comparisonRow, [1, 8]),
    sourceField('the comparison'),
  ],
)

/** The sections that only landing pages have. */
export const contentSections = [textSection, pictureSection, figuresSection, quoteSection, comparisonSection]
