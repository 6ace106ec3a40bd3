import { BellIcon } from '@sanity/icons/Bell'
import { pageSingleton } from '../fields/page.ts'
import { line, paragraph } from '../fields/text.ts'

export const unsubscribe = pageSingleton({
  page: 'unsubscribe',
  description: 'Opened from the link in emails. Anti-spam law asks for it: talk to legal before changing promises.',
  icon: BellIcon,
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'Before the person decides.', max: 60 }),
    paragraph({ name: 'text', title: 'Text', description: 'What the button does.', max: 240, tokens: ['email'] }),
    line({ name: 'buttonLabel', title: 'Button', description: 'Stops the emails.', max: 24 }),
    line({ name: 'doneHeadline', title: 'Headline once done', description: 'Confirms it.', max: 60 }),
    paragraph({ name: 'doneText', title: 'Text once done', description: 'What to expect.', max: 200 }),
    line({ name: 'invalidHeadline', title: 'Expired: headline', description: 'For an old or broken link.', max: 60 }),
    paragraph({ name: 'invalidText', title: 'Expired: text', description: 'What to do instead.', max: 240 }),
  ],
})
