import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { pageSingleton } from '../fields/page.ts'
import { line, paragraph } from '../fields/text.ts'

const group = 'content'

export const waitlist = pageSingleton({
  page: 'waitlist',
  description: 'Where Android users leave their email.',
  icon: MobileDeviceIcon,
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'What is coming.', max: 60, group }),
    paragraph({ name: 'text', title: 'Text', description: 'Why to leave an email.', max: 200, group }),
    line({
      name: 'emailPlaceholder',
      title: 'Example in the field',
      description: 'An address of nobody, such as you@example.com.',
      max: 40,
      group,
    }),
    line({
      name: 'buttonLabel',
      title: 'Button',
      description: 'Sends the form. The consent sentence under Legal, Disclosures, quotes it.',
      max: 24,
      group,
    }),
    line({
      name: 'privacyLinkLabel',
      title: 'Privacy link',
      description: 'Leads to the privacy policy.',
      max: 32,
      group,
    }),
  ],
})
