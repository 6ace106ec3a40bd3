import { LaunchIcon } from '@sanity/icons/Launch'
import { pageSingleton } from '../fields/page.ts'
import { line } from '../fields/text.ts'

const group = 'content'

export const link = pageSingleton({
  page: 'link',
  description: 'Sends a visitor on to the app store, the waitlist or the QR code.',
  icon: LaunchIcon,
  fields: [
    line({ name: 'redirectingApp', title: 'To the App Store', description: 'Shown on an iPhone.', max: 80, group }),
    line({
      name: 'redirectingPlay',
      title: 'To the Play Store',
      description: 'Shown on an Android phone.',
      max: 80,
      group,
    }),
    line({ name: 'manualText', title: 'Question', description: 'For whom nothing happens.', max: 48, group }),
    line({ name: 'manualLinkLabel', title: 'Link by hand', description: 'Leads to the same place.', max: 40, group }),
    line({
      name: 'partnerLine',
      title: 'Both names',
      description: 'Shown with a partner.',
      max: 60,
      group,
      tokens: ['partnerName'],
    }),
    line({
      name: 'waitlistLinkLabel',
      title: 'Waitlist link',
      description: 'Leads to the Android waitlist.',
      max: 40,
      group,
    }),
    line({ name: 'scanLinkLabel', title: 'QR code link', description: 'Leads to the scan page.', max: 40, group }),
  ],
})
