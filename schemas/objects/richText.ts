import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineType } from 'sanity'
import { hrefField } from '../fields/links.ts'
import { validateTokens } from '../fields/text.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  description: 'Paragraphs and lists with bold, emphasis and links.',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [{ title: 'Paragraph', value: 'normal' }],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Bold', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [
          defineArrayMember({
            name: 'link',
            title: 'Link',
            type: 'object',
            icon: LinkIcon,
            fields: [hrefField('A section of the page, a page of the site, another site or an email address.')],
          }),
        ],
      },
    }),
  ],
  validation: (rule) => rule.custom(validateTokens([])),
})
