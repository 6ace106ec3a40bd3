import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { pageSingleton } from '../fields/page.ts'
import { line, paragraph } from '../fields/text.ts'

export const waitlist = pageSingleton({
  page: 'waitlist',
  description: 'Where Android users leave their email.',
  icon: MobileDeviceIcon,
  fields: [
    line('headline', 'Headline', 'What is coming.', 60),
    paragraph('text', 'Text', 'Why to leave an email.', 200),
    line('emailPlaceholder', 'Example address', 'Such as you@example.com.', 40),
    line('buttonLabel', 'Button', 'The consent text under Legal quotes it.', 24),
    line('privacyLinkLabel', 'Privacy link', 'Opens the privacy policy.', 32),
  ],
})
