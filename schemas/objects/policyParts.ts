import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { line, paragraph } from '../fields/text.ts'

const ANCHOR = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const ANCHOR_FORM = 'small letters, digits and single dashes, beginning with a letter,'

const textField = (name: string, title: string, description: string) =>
  defineField({ name, title, description, type: 'richText' })

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
      description: 'The section’s name in links, such as privacy-officer. Links to it break when it changes.',
      type: 'string',
      validation: (rule) => rule.required().max(60).regex(ANCHOR, { name: ANCHOR_FORM }),
    }),
    line({ name: 'heading', title: 'Heading', description: 'The heading of the section.', max: 100 }),
    textField('paragraphs', 'Paragraphs', 'The text before the points.'),
    textField('bullets', 'Points', 'The list, one point a line.'),
    textField('closing', 'Closing paragraphs', 'The text after the points.'),
  ],
  preview: {
    select: { title: 'heading', id: 'id' },
    prepare: ({ title, id }) => ({ title, subtitle: id === undefined ? undefined : `#${id}` }),
  },
})

const columns = { name: 'Name', category: 'Category', purpose: 'Purpose', party: 'Set by', lifetime: 'Lifetime' }

export const cookieTable = defineType({
  name: 'cookieTable',
  title: 'Table of cookies',
  description: 'Every cookie of the site with its lifetime. Keep it equal to the cookies of the consent dialog.',
  type: 'object',
  icon: ThListIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    line({ name: 'caption', title: 'Caption', description: 'What the table holds, read out before it.', max: 100 }),
    defineField({
      name: 'columns',
      title: 'Column headings',
      description: 'Above the columns.',
      type: 'object',
      validation: (rule) => rule.required(),
      fields: Object.entries(columns).map(([name, title]) =>
        line({ name, title, description: `Heading of the column “${title}”.`, max: 32 }),
      ),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      description: 'One cookie, or a family of them, per row.',
      type: 'array',
      of: [defineArrayMember({ type: 'cookieRow' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
})

export const cookieRow = defineType({
  name: 'cookieRow',
  title: 'Cookie',
  description: 'One row of the table of cookies.',
  type: 'object',
  icon: ThListIcon,
  fields: [
    line({ name: 'name', title: 'Name', description: 'The name as browsers show it.', max: 100 }),
    line({ name: 'category', title: 'Category', description: 'Its category in the consent dialog.', max: 40 }),
    paragraph({ name: 'purpose', title: 'Purpose', description: 'What it is for, in one or two sentences.', max: 240 }),
    line({ name: 'party', title: 'Set by', description: 'Who sets it, and for whom.', max: 60 }),
    line({ name: 'lifetime', title: 'Lifetime', description: 'How long it stays.', max: 60 }),
  ],
  preview: { select: { title: 'name', subtitle: 'category' } },
})
