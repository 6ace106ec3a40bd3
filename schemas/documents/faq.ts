import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { optionList } from '../fields/choices.ts'
import { audiences } from '../fields/lists.ts'
import { line } from '../fields/text.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  description: 'A question on a landing page. Search engines may show it too.',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'audience',
      title: 'Audience',
      description: 'Whose landing page can show it. The audience can’t be changed later: write a new question instead.',
      type: 'string',
      options: { list: optionList(audiences), layout: 'radio', direction: 'horizontal' },
      initialValue: 'personal',
      readOnly: ({ value }) => Boolean(value),
      validation: (rule) => rule.required(),
    }),
    line('question', 'Question', 'As a reader asks it, with a question mark.', 120),
    defineField({
      name: 'answer',
      title: 'Answer',
      description: 'Short and honest, about 60 to 90 words. Answer in the first sentence.',
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
