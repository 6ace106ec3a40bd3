import { LinkIcon } from '@sanity/icons/Link'
import { defineType } from 'sanity'
import { pathField } from '../fields/address.ts'
import { line } from '../fields/text.ts'

export const footerLink = defineType({
  name: 'footerLink',
  title: 'Footer link',
  description: 'One link to a page of this site.',
  type: 'object',
  icon: LinkIcon,
  fields: [
    line({ name: 'label', title: 'Words', description: 'What the footer shows.', max: 32 }),
    pathField('Path of the page on this site.'),
  ],
  preview: { select: { title: 'label', subtitle: 'path' } },
})
