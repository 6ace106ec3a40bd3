import type { audiences } from '../documents/faq.ts'
import { listedField } from './listed.ts'

/** The questions of a landing page, in the order it shows them. */
export const questionsField = (audience: keyof typeof audiences) =>
  listedField({
    name: 'questions',
    title: 'Questions and answers',
    description:
      'The page shows these, in this order. Drag them here or in the preview; add one that exists or write a new one.',
    type: 'faq',
    only: { filter: 'audience == $audience', filterParams: { audience } },
  })
