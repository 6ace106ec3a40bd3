import { LaunchIcon } from '@sanity/icons/Launch'
import { pageSingleton } from '../fields/page.ts'
import { line } from '../fields/text.ts'

export const link = pageSingleton({
  page: 'link',
  description: 'Sends a visitor on to the app store, the waitlist or the QR code.',
  icon: LaunchIcon,
  fields: [
    line({ name: 'redirectingApp', title: 'To the App Store', description: 'Shown on an iPhone.', max: 80 }),
    line({ name: 'redirectingPlay', title: 'To the Play Store', description: 'Shown on an Android phone.', max: 80 }),
    line({ name: 'manualText', title: 'Question', description: 'For visitors who are not redirected.', max: 48 }),
    line({ name: 'manualLinkLabel', title: 'Manual link', description: 'Opens the same address.', max: 40 }),
    line({ name: 'partnerLine', title: 'Both names', description: 'For partners.', max: 60, tokens: ['partnerName'] }),
    line({ name: 'waitlistLinkLabel', title: 'Waitlist link', description: 'Opens the waitlist.', max: 40 }),
    line({ name: 'scanLinkLabel', title: 'QR code link', description: 'Opens the scan page.', max: 40 }),
  ],
})
