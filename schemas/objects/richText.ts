import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { safeLinkTarget } from '../fields/address.ts'
import { knownTokens } from '../fields/tokens.ts'

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
            fields: [
              defineField({
                name: 'href',
                title: 'Leads to',
                description: 'For example #faq, /privacy, https://example.com or mailto:support@example.com.',
                type: 'string',
                validation: (rule) => rule.required().custom(safeLinkTarget),
              }),
            ],
          }),
        ],
      },
    }),
  ],
  validation: (rule) => rule.custom((blocks: unknown[] | undefined) => knownTokens([])(JSON.stringify(blocks ?? []))),
})
