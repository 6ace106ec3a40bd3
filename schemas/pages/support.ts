import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { pageSingleton } from '../fields/page.ts'
import { section } from '../fields/section.ts'
import { line, paragraph } from '../fields/text.ts'

export const support = pageSingleton({
  page: 'support',
  description: 'How to reach the support team.',
  icon: HelpCircleIcon,
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'The question the page opens with.', max: 60 }),
    paragraph({ name: 'text', title: 'Text', description: 'What to do, and how soon we answer.', max: 200 }),
    section({
      name: 'card',
      title: 'Card',
      description: 'The card with the email link.',
      fields: [
        line({ name: 'title', title: 'Title', description: 'The heading of the card.', max: 40 }),
        paragraph({ name: 'text', title: 'Text', description: 'What to write, and what to leave out.', max: 240 }),
        line({ name: 'linkLabel', title: 'Link', description: 'Opens an email to the support address.', max: 32 }),
        line({ name: 'emailSubject', title: 'Subject', description: 'The subject of that email.', max: 60 }),
      ],
    }),
  ],
})
