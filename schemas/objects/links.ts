import { LinkIcon } from '@sanity/icons/Link'
import { defineType } from 'sanity'
import { field } from '../fields/field.ts'
import { hrefField, validatePageLink } from '../fields/links.ts'
import { line } from '../fields/text.ts'

export const menuItem = defineType({
  name: 'menuItem',
  title: 'Menu item',
  description: 'One link of the header menu.',
  type: 'object',
  icon: LinkIcon,
  fields: [
    line('label', 'Label', 'What the menu shows.', 24),
    hrefField('A section of the landing page, a page of the site, or another site.'),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
})

export const footerLink = defineType({
  name: 'footerLink',
  title: 'Footer link',
  description: 'One link to a page of this site.',
  type: 'object',
  icon: LinkIcon,
  fields: [
    line('label', 'Label', 'What the footer shows.', 32),
    field('string', 'path', 'Page', 'Path of the page on this site. For example /privacy.', {
      validation: (rule) => rule.required().custom(validatePageLink),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'path' } },
})
