import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { pageSingleton } from '../fields/page.ts'
import { line, paragraph } from '../fields/text.ts'

export const waitlist = pageSingleton({
  page: 'waitlist',
  description: 'Where Android users leave their email.',
  icon: MobileDeviceIcon,
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'What is coming.', max: 60 }),
    paragraph({ name: 'text', title: 'Text', description: 'Why to leave an email.', max: 200 }),
    line({ name: 'emailPlaceholder', title: 'Example address', description: 'Such as you@example.com.', max: 40 }),
    line({ name: 'buttonLabel', title: 'Button', description: 'The consent text under Legal quotes it.', max: 24 }),
    line({ name: 'privacyLinkLabel', title: 'Privacy link', description: 'Opens the privacy policy.', max: 32 }),
  ],
})
