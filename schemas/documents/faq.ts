import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import { choice } from '../fields/choices.ts'
import { field } from '../fields/field.ts'
import { audiences } from '../fields/lists.ts'
import { line } from '../fields/text.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  description: 'A question on a landing page. Search engines may show it too.',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    choice(
      'audience',
      'Audience',
      'Whose landing page can show it. The audience can’t be changed later: write a new question instead.',
      audiences,
      { layout: 'radio', direction: 'horizontal', initialValue: 'personal', readOnly: ({ value }) => Boolean(value) },
    ),
    line('question', 'Question', 'As a reader asks it, with a question mark.', 120),
    field('richText', 'answer', 'Answer', 'Short and honest, about 60 to 90 words. Answer in the first sentence.', {
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
