import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { line } from '../fields/text.ts'

export const footerLink = defineType({
  name: 'footerLink',
  title: 'Footer link',
  description: 'One link to a page of this site.',
  type: 'object',
  icon: LinkIcon,
  fields: [
    line({ name: 'label', title: 'Words', description: 'What the footer shows.', max: 32 }),
    defineField({
      name: 'path',
      title: 'Page',
      description: 'Path of the page on this site, for example /privacy.',
      type: 'string',
      validation: (rule) => rule.required().regex(/^\/(?![/\\])[\w/-]*$/, { name: 'path', invert: false }),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'path' } },
})
