import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { earlierOrder } from '../fields/earlierOrder.ts'
import { line } from '../fields/text.ts'

/** Who asks, and on which landing page the answer shows. */
export const audiences = { personal: 'Home buyers', business: 'Originators' } as const

export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  description: 'One entry of the questions on a landing page, which lists it. Search engines may show it too.',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    earlierOrder,
    defineField({
      name: 'audience',
      title: 'Audience',
      description:
        'Which landing page can list it. It stays as it was made, since a page may list it already. For the others, write a new question.',
      type: 'string',
      options: {
        list: Object.entries(audiences).map(([value, title]) => ({ value, title })),
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'personal',
      readOnly: ({ value }) => Boolean(value),
      validation: (rule) => rule.required(),
    }),
    line({
      name: 'question',
      title: 'Question',
      description: 'As a reader would ask it, with a question mark.',
      max: 120,
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      description: 'Short and honest, about 60 to 90 words. Say the answer in the first sentence.',
      type: 'richText',
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { title: 'question', audience: 'audience' },
    prepare: ({ title, audience }) => ({
      title,
      subtitle: audience === 'business' ? audiences.business : audiences.personal,
      media: HelpCircleIcon,
    }),
  },
})
