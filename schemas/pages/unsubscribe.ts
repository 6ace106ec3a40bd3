import { BellIcon } from '@sanity/icons/Bell'
import { pageSingleton } from '../fields/page.ts'
import { line, paragraph } from '../fields/text.ts'

const group = 'content'

export const unsubscribe = pageSingleton({
  page: 'unsubscribe',
  description: 'Opened from the link in emails. Anti-spam law asks for it: talk to legal before changing promises.',
  icon: BellIcon,
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'Before the person has decided.', max: 60, group }),
    paragraph({
      name: 'text',
      title: 'Text',
      description: 'What the button does, and for which address.',
      max: 240,
      group,
      tokens: ['email'],
    }),
    line({ name: 'buttonLabel', title: 'Button', description: 'Stops the emails.', max: 24, group }),
    line({ name: 'doneHeadline', title: 'Headline once done', description: 'Confirms it.', max: 60, group }),
    paragraph({ name: 'doneText', title: 'Text once done', description: 'What to expect.', max: 200, group }),
    line({
      name: 'invalidHeadline',
      title: 'Headline of a dead link',
      description: 'The link is too old or broken.',
      max: 60,
      group,
    }),
    paragraph({
      name: 'invalidText',
      title: 'Text of a dead link',
      description: 'What to do instead.',
      max: 240,
      group,
    }),
  ],
})
