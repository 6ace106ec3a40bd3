import { BellIcon } from '@sanity/icons/Bell'
import { pageSingleton } from '../fields/page.ts'
import { line, paragraph } from '../fields/text.ts'

export const unsubscribe = pageSingleton({
  page: 'unsubscribe',
  description: 'Opened from the link in emails. Anti-spam law asks for it: talk to legal before changing promises.',
  icon: BellIcon,
  fields: [
    line('headline', 'Headline', 'Before the person decides.', 60),
    paragraph('text', 'Text', 'What the button does.', 240, { tokens: ['email'] }),
    line('buttonLabel', 'Button', 'Stops the emails.', 24),
    line('doneHeadline', 'Headline once done', 'Confirms it.', 60),
    paragraph('doneText', 'Text once done', 'What to expect.', 200),
    line('invalidHeadline', 'Expired: headline', 'For an old or broken link.', 60),
    paragraph('invalidText', 'Expired: text', 'What to do instead.', 240),
  ],
})
