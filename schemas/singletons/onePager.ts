import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { defineType } from 'sanity'
import { fixedPreview } from '../fields/page.ts'
import { line, paragraph, paragraphs } from '../fields/text.ts'
import { listItem, listField } from '../fields/lists.ts'

const onePagerSection = listItem(
  'onePagerSection',
  'Section',
  BlockContentIcon,
  {
    select: { title: 'heading', paragraphs: 'paragraphs', bullets: 'bullets' },
    prepare: ({ title, paragraphs: before = [], bullets = [] }) => ({
      title,
      subtitle: [...before, ...bullets].join(' '),
    }),
  },
  [
    line('heading', 'Heading', 'The heading of the section.', 48),
    paragraphs('paragraphs', 'Paragraphs', 'Before points.', 320, { optional: true }),
    paragraphs('bullets', 'Points', 'One per row.', 240, { optional: true }),
  ],
)

export const onePager = defineType({
  name: 'onePager',
  title: '1-pager',
  description: 'The one-page PDF for mortgage professionals. Check that it still fits one page after a change.',
  type: 'document',
  icon: DocumentPdfIcon,
  fields: [
    line('documentTitle', 'Title of the file', 'Shown by PDF readers.', 60),
    line('headline', 'Headline', 'The top of the page.', 60),
    paragraph('subtext', 'Subtext', 'Under the headline.', 160),
    listField('sections', 'Sections', 'In reading order.', onePagerSection, (rule) => rule.required().min(1).max(8)),
    paragraphs('footnotes', 'Footnotes', 'In the order of their marks ¹ ² in the text.', 400, { optional: true }),
    line('footer', 'Footer', 'Who publishes it.', 160),
  ],
  preview: fixedPreview('1-pager', 'PDF for mortgage professionals', DocumentPdfIcon),
})
