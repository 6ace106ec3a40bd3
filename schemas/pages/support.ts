import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { pageSingleton } from '../fields/page.ts'
import { section } from '../fields/section.ts'
import { line, paragraph } from '../fields/text.ts'

export const support = pageSingleton({
  page: 'support',
  description: 'How to reach the support team.',
  icon: HelpCircleIcon,
  fields: [
    line('headline', 'Headline', 'The question the page opens with.', 60),
    paragraph('text', 'Text', 'What to do, and how soon we answer.', 200),
    section('card', 'Card', 'The card with the email link.', [
      line('title', 'Title', 'The heading of the card.', 40),
      paragraph('text', 'Text', 'What to write, and what to leave out.', 240),
      line('linkLabel', 'Link', 'Opens an email to the support address.', 32),
      line('emailSubject', 'Subject', 'The subject of that email.', 60),
    ]),
  ],
})
