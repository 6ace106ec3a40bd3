import { ControlsIcon } from '@sanity/icons/Controls'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { LockIcon } from '@sanity/icons/Lock'
import { ThListIcon } from '@sanity/icons/ThList'
import { cookieFields } from '../documents/policies.ts'
import { choice, field, isRequired } from '../fields/field.ts'
import { singleton } from '../fields/page.ts'
import { section } from '../fields/section.ts'
import { line, listField, listItem, paragraph, paragraphs, twoLines, uniqueBy } from '../fields/text.ts'

/** Texts that the law and the app stores require. Legal edits them. */
export const disclosures = singleton({
  name: 'disclosures',
  title: 'Disclosures',
  subtitle: 'Footer and forms',
  description: 'What the law and the app stores require in the footer and beside the forms.',
  icon: InfoOutlineIcon,
  fields: {
    Footer: [paragraphs('footer', 'Footer', 'At the end of every page, briefly.', 320)],
    'Business page': [
      paragraph('businessProvinces', 'Provinces, in the opening', 'Where the product is education only.', 160),
      paragraph('demoProvinces', 'Provinces, demo', 'Beside the numbers.', 260),
      paragraph('demoPrivacy', 'Privacy, demo', 'What the details are for.', 240),
      paragraph('onePagerPrivacy', 'Privacy, 1-pager', 'What details are for.', 240),
    ],
    'Android waitlist': [
      paragraph('waitlistConsent', 'Consent', 'What the person agrees to, quoting the button, by law.', 320),
      paragraph('waitlistSender', 'Sender', 'Who writes, and how to reach them. Anti-spam law requires it.', 200),
    ],
  },
})

const banner = section('banner', 'Banner', 'Asks on a first visit. Both answers weigh the same.', [
  line('heading', 'Heading', 'Opens the banner.', 48),
  paragraph('text', 'Text', 'What cookies do. Ask legal before a change.', 320),
  line('acceptAll', 'Accept', 'Accepts every category.', 48),
  line('rejectAll', 'Reject', 'Keeps the essential cookies only.', 48),
  line('customize', 'Customize', 'Opens the dialog.', 48),
  line('policyLinkLabel', 'Policy link', 'Opens the cookie policy.', 48),
])

const columns = section('columns', 'Column headings', 'Above the list of cookies.', [
  line('name', 'Name', 'Heading of the names.', 48),
  line('purpose', 'Purpose', 'Heading of the purposes.', 48),
  line('party', 'Set by', 'Heading of who sets them.', 48),
  line('lifetime', 'Lifetime', 'Heading of the lifetimes.', 48),
])

const dialog = section('dialog', 'Dialog', 'Where each category is chosen.', [
  line('heading', 'Heading', 'Opens the dialog.', 48),
  paragraph('intro', 'Introduction', 'How to change the choice later.', 240),
  paragraph(
    'privacyControlText',
    'Global Privacy Control',
    'Shown to visitors whose browser sends this signal, which counts as “Reject all”.',
    200,
    { optional: true },
  ),
  line('saveLabel', 'Save', 'Saves the choice.', 48),
  line('closeLabel', 'Close', 'Closes without a change.', 48),
  line('alwaysOnLabel', 'Always on', 'In place of a switch.', 48),
  line('onLabel', 'On', 'State of a switch.', 48),
  line('offLabel', 'Off', 'State of a switch.', 48),
  line('detailsLabel', 'Details', 'Opens the list of cookies.', 48),
  columns,
  line('savedText', 'Confirmation', 'Read out once saved.', 48),
])

const cookie = listItem('consentCookie', 'Cookie', ThListIcon, twoLines('name', 'lifetime'), [
  ...cookieFields(line('kind', 'Kind', 'Cookie or local storage.', 32)),
])

const category = listItem('consentCategory', 'Category', ControlsIcon, twoLines('title', 'description'), [
  choice('key', 'Category', 'Which kind of cookies it is about.', { essential: 'Essential', analytics: 'Analytics' }),
  line('title', 'Title', 'The name visitors see.', 32),
  paragraph('description', 'Text', 'What it is for, and if it is optional.', 360),
  field('boolean', 'alwaysOn', 'Always on', 'Only for cookies that the site needs to work.', {
    initialValue: false,
    validation: isRequired,
  }),
  listField('cookies', 'Cookies', 'Keep them equal to the table of the cookie policy.', cookie, [1]),
])

export const consentSettings = singleton({
  name: 'consentSettings',
  title: 'Cookie consent',
  subtitle: 'Every page',
  description: 'Banner and dialog that ask about cookies.',
  icon: LockIcon,
  fields: [
    banner,
    dialog,
    listField(
      'categories',
      'Categories',
      'Essential and analytics, once each.',
      category,
      [2, 2],
      uniqueBy('key', 'category'),
    ),
  ],
})
