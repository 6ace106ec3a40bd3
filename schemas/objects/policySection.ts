import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineField, defineType } from 'sanity'
import { line } from '../fields/text.ts'

export const policySection = defineType({
  name: 'policySection',
  title: 'Section',
  description: 'One numbered part of a legal document: heading, paragraphs, points, closing paragraphs, in that order.',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    defineField({
      name: 'id',
      title: 'Anchor',
      description:
        'The name in the address of this section, for example privacy-officer. Links to it break when it changes.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .max(60)
          .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
            name: 'small letters, digits and single dashes, beginning with a letter,',
          }),
    }),
    line({ name: 'heading', title: 'Heading', description: 'The heading of the section.', max: 100 }),
    defineField({
      name: 'paragraphs',
      title: 'Paragraphs',
      description: 'The text before the points.',
      type: 'richText',
    }),
    defineField({ name: 'bullets', title: 'Points', description: 'The list, one point a line.', type: 'richText' }),
    defineField({
      name: 'closing',
      title: 'Closing paragraphs',
      description: 'The text after the points.',
      type: 'richText',
    }),
  ],
  preview: {
    select: { title: 'heading', id: 'id' },
    prepare: ({ title, id }) => ({ title, subtitle: id === undefined ? undefined : `#${id}` }),
  },
})
