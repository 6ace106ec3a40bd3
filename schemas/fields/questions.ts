import { defineArrayMember, defineField } from 'sanity'
import type { audiences } from '../documents/faq.ts'

/** The questions of a landing page, in the order it shows them. */
export function questionsField(audience: keyof typeof audiences) {
  return defineField({
    name: 'questions',
    title: 'Questions and answers',
    description:
      'The page shows these, in this order. Drag them here or in the preview; add one that exists or write a new one.',
    type: 'array',
    of: [
      defineArrayMember({
        type: 'reference',
        to: [{ type: 'faq' }],
        options: { filter: 'audience == $audience', filterParams: { audience } },
      }),
    ],
    validation: (rule) => rule.required().min(1).unique(),
  })
}
