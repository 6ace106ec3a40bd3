import { LinkIcon } from '@sanity/icons/Link'
import { defineType } from 'sanity'
import { hrefField } from '../fields/address.ts'
import { line } from '../fields/text.ts'

export const menuItem = defineType({
  name: 'menuItem',
  title: 'Menu item',
  description: 'One link of the header menu.',
  type: 'object',
  icon: LinkIcon,
  fields: [
    line({ name: 'label', title: 'Words', description: 'What the menu shows.', max: 24 }),
    hrefField('A section of the landing page, a page of the site, or another site.'),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
})
