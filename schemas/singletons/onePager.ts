import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { fixedPreview } from '../fields/page.ts'
import { line, paragraph, paragraphs } from '../fields/text.ts'

const part = defineArrayMember({
  name: 'onePagerSection',
  title: 'Section',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    line({ name: 'heading', title: 'Heading', description: 'The heading of the section.', max: 48 }),
    paragraphs({ name: 'paragraphs', title: 'Paragraphs', description: 'Before points.', max: 320, optional: true }),
    paragraphs({ name: 'bullets', title: 'Points', description: 'One per row.', max: 240, optional: true }),
  ],
  preview: {
    select: { title: 'heading', paragraphs: 'paragraphs', bullets: 'bullets' },
    prepare: ({ title, paragraphs: before = [], bullets = [] }) => ({
      title,
      subtitle: [...before, ...bullets].join(' '),
    }),
  },
})

export const onePager = defineType({
  name: 'onePager',
  title: '1-pager',
  description: 'The one-page PDF for mortgage professionals. Check that it still fits one page after a change.',
  type: 'document',
  icon: DocumentPdfIcon,
  fields: [
    line({ name: 'documentTitle', title: 'Title of the file', description: 'Shown by PDF readers.', max: 60 }),
    line({ name: 'headline', title: 'Headline', description: 'The top of the page.', max: 60 }),
    paragraph({ name: 'subtext', title: 'Subtext', description: 'Under the headline.', max: 160 }),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'In reading order.',
      type: 'array',
      of: [part],
      validation: (rule) => rule.required().min(1).max(8),
    }),
    paragraphs({
      name: 'footnotes',
      title: 'Footnotes',
      description: 'In the order of their marks ¹ ² in the text.',
      max: 400,
      optional: true,
    }),
    line({ name: 'footer', title: 'Footer', description: 'Who publishes it.', max: 160 }),
  ],
  preview: fixedPreview('1-pager', 'PDF for mortgage professionals', DocumentPdfIcon),
})
