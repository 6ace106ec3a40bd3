import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from 'sanity'
import { field } from '../fields/field.ts'
import { listField } from '../fields/lists.ts'
import { line, paragraph } from '../fields/text.ts'

const ANCHOR = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const ANCHOR_FORM = 'small letters, digits and single dashes, beginning with a letter,'

export const policySection = defineType({
  name: 'policySection',
  title: 'Section',
  description: 'One numbered part of a legal document: heading, paragraphs, points, closing paragraphs, in that order.',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    field(
      'string',
      'id',
      'Anchor',
      'The section’s name in links, such as privacy-officer. Links to it break when it changes.',
      { validation: (rule) => rule.required().max(60).regex(ANCHOR, { name: ANCHOR_FORM }) },
    ),
    line('heading', 'Heading', 'The heading of the section.', 100),
    field('richText', 'paragraphs', 'Paragraphs', 'The text before the points.'),
    field('richText', 'bullets', 'Points', 'The list, one point a line.'),
    field('richText', 'closing', 'Closing paragraphs', 'The text after the points.'),
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
    line('caption', 'Caption', 'What the table holds, read out before it.', 100),
    field('object', 'columns', 'Column headings', 'Above the columns.', {
      validation: (rule) => rule.required(),
      fields: Object.entries(columns).map(([name, title]) =>
        line(name, title, `Heading of the column “${title}”.`, 32),
      ),
    }),
    listField('rows', 'Rows', 'One cookie, or a family of them, per row.', { type: 'cookieRow' }, (rule) =>
      rule.required().min(1),
    ),
  ],
})

export const cookieRow = defineType({
  name: 'cookieRow',
  title: 'Cookie',
  description: 'One row of the table of cookies.',
  type: 'object',
  icon: ThListIcon,
  fields: [
    line('name', 'Name', 'The name as browsers show it.', 100),
    line('category', 'Category', 'Its category in the consent dialog.', 40),
    paragraph('purpose', 'Purpose', 'What it is for, in one or two sentences.', 240),
    line('party', 'Set by', 'Who sets it, and for whom.', 60),
    line('lifetime', 'Lifetime', 'How long it stays.', 60),
  ],
  preview: { select: { title: 'name', subtitle: 'category' } },
})
