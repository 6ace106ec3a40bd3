import { BellIcon } from '@sanity/icons/Bell'
import { BookIcon } from '@sanity/icons/Book'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { LaunchIcon } from '@sanity/icons/Launch'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { SearchIcon } from '@sanity/icons/Search'
import { field, isRequired } from '../fields/field.ts'
import { sameLanguage } from '../fields/language.ts'
import { pageSingleton } from '../fields/page.ts'
import { headingField, section } from '../fields/section.ts'
import { line, listField, listItem, paragraph, twoLines } from '../fields/text.ts'

const link = pageSingleton('link', LaunchIcon, 'Sends a visitor on to the app store, the waitlist or the QR code.', [
  line('redirectingApp', 'To the App Store', 'Shown on an iPhone.', 80),
  line('redirectingPlay', 'To the Play Store', 'Shown on an Android phone.', 80),
  line('manualText', 'Question', 'For visitors who are not redirected.', 48),
  line('manualLinkLabel', 'Manual link', 'Opens the same address.', 40),
  line('waitlistLinkLabel', 'Waitlist link', 'Opens the waitlist.', 40),
  line('scanLinkLabel', 'QR code link', 'Opens the scan page.', 40),
])

const notFound = pageSingleton('notFound', SearchIcon, 'What visitors see at an address without a page.', [
  line('headline', 'Headline', 'What happened, in plain words.', 48),
  paragraph('text', 'Text', 'A friendly sentence about the maze.', 200),
  line('mazeAlt', 'Alt text of the maze', 'What the drawing shows.', 100),
  line('buttonLabel', 'Button', 'Opens the home page.', 32),
])

const support = pageSingleton('support', HelpCircleIcon, 'How to reach the support team.', [
  line('headline', 'Headline', 'The question the page opens with.', 60),
  paragraph('text', 'Text', 'What to do, and how soon we answer.', 200),
  section('card', 'Card', 'The card with the email link.', [
    line('title', 'Title', 'The heading of the card.', 40),
    paragraph('text', 'Text', 'What to write, and what to leave out.', 240),
    line('linkLabel', 'Link', 'Opens an email to the support address.', 32),
    line('emailSubject', 'Subject', 'The subject of that email.', 60),
  ]),
])

const unsubscribe = pageSingleton(
  'unsubscribe',
  BellIcon,
  'Opened from the link in emails. Anti-spam law asks for it: talk to legal before changing promises.',
  [
    line('headline', 'Headline', 'Before the person decides.', 60),
    paragraph('text', 'Text', 'What the button does.', 240, { tokens: ['email'] }),
    line('buttonLabel', 'Button', 'Stops the emails.', 24),
    line('doneHeadline', 'Headline once done', 'Confirms it.', 60),
    paragraph('doneText', 'Text once done', 'What to expect.', 200),
    line('invalidHeadline', 'Expired: headline', 'For an old or broken link.', 60),
    paragraph('invalidText', 'Expired: text', 'What to do instead.', 240),
  ],
)

const waitlist = pageSingleton('waitlist', MobileDeviceIcon, 'Where Android users leave their email.', [
  line('headline', 'Headline', 'What is coming.', 60),
  paragraph('text', 'Text', 'Why to leave an email.', 200),
  line('emailPlaceholder', 'Example address', 'Such as you@example.com.', 40),
  line('buttonLabel', 'Button', 'The consent text under Legal quotes it.', 24),
  line('privacyLinkLabel', 'Privacy link', 'Opens the privacy policy.', 32),
])

const insight = listItem('insight', 'Source', BookIcon, twoLines('name', 'text'), [
  line('name', 'Name', 'The organization. A logo would imply endorsement.', 80),
  paragraph('text', 'Text', 'What it publishes.', 180),
])

const scan = pageSingleton('scan', MobileDeviceIcon, 'Shows the QR code to visitors on a computer.', [
  line('headline', 'Headline', 'What visitors get by scanning.', 60),
  paragraph('text', 'Text', 'How to scan.', 160),
  line('qrAlt', 'Alt text of the code', 'What the code does.', 100),
  line('linkLabel', 'Link', 'For people who cannot scan.', 40),
  field('reference', 'testimonial', 'Review', 'The review beside the code.', {
    to: [{ type: 'testimonial' }],
    options: { filter: sameLanguage() },
    validation: isRequired,
  }),
  section('insights', 'Expert insight', 'Public sources the product draws on.', [
    headingField(60),
    listField('items', 'Sources', 'Up to four organizations.', insight, [1, 4]),
    paragraph('note', 'Note', 'They do not endorse the product.', 160),
  ]),
])

/** The pages without sections. */
export const plainPages = [waitlist, support, link, scan, notFound, unsubscribe]
