import { LaunchIcon } from '@sanity/icons/Launch'
import { pageSingleton } from '../fields/page.ts'
import { line } from '../fields/text.ts'

export const link = pageSingleton({
  page: 'link',
  description: 'Sends a visitor on to the app store, the waitlist or the QR code.',
  icon: LaunchIcon,
  fields: [
    line('redirectingApp', 'To the App Store', 'Shown on an iPhone.', 80),
    line('redirectingPlay', 'To the Play Store', 'Shown on an Android phone.', 80),
    line('manualText', 'Question', 'For visitors who are not redirected.', 48),
    line('manualLinkLabel', 'Manual link', 'Opens the same address.', 40),
    line('partnerLine', 'Both names', 'For partners.', 60, { tokens: ['partnerName'] }),
    line('waitlistLinkLabel', 'Waitlist link', 'Opens the waitlist.', 40),
    line('scanLinkLabel', 'QR code link', 'Opens the scan page.', 40),
  ],
})
