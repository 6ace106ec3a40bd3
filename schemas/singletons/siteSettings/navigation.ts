import { inGroup, section } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'
import { listField } from '../../fields/lists.ts'

const ctas = section('ctas', 'Buttons', 'The labels of the main buttons, the same on every page.', [
  line('buyingPower', 'See buying power', 'On personal pages; opens the app.', 28),
  line('requestDemo', 'Request a demo', 'On the business page.', 28),
  line('onePager', '1-pager', 'On the business page; opens the 1-pager form.', 28),
])

/** Another entry would wrap the header of a narrow desktop. */
const MAX_ENTRIES = 7

const menu = (name: string, title: string, description: string) =>
  listField(
    name,
    title,
    `${description} Up to ${MAX_ENTRIES} entries; another one would not fit in one line.`,
    { type: 'menuItem' },
    (rule) => rule.required().min(1).max(MAX_ENTRIES),
  )

const header = section('header', 'Header', 'Tabs and menus at the top of every page.', [
  line('personalTab', 'Personal tab', 'Opens the personal page.', 16),
  line('businessTab', 'Business tab', 'Opens the business page.', 16),
  menu('personalMenu', 'Personal menu', 'Menu of the personal pages.'),
  menu('businessMenu', 'Business menu', 'Menu of the business page.'),
])

const footer = section(
  'footer',
  'Footer',
  'The end of every page. Its disclosures are a document of their own, under Legal.',
  [
    line('tagline', 'Tagline', 'Under the logo.', 80),
    line('contactHeading', 'Contact heading', 'Above the contact sentence.', 40),
    paragraph('personalContact', 'Contact on personal pages', 'How consumers reach us, and how fast we reply.', 160),
    paragraph(
      'businessContact',
      'Contact on the business page',
      'How mortgage professionals reach us, and how fast we reply.',
      160,
    ),
    line('productHeading', 'Product heading', 'Above the product links.', 24, { optional: true }),
    listField(
      'productLinks',
      'Product links',
      'Optional. Pages and sections about the product.',
      { type: 'footerLink' },
      (rule) => rule.max(8),
    ),
    listField('links', 'Links', 'The legal pages.', { type: 'footerLink' }, (rule) => rule.required().min(1).max(8)),
    line('supportLink', 'Support link', 'Opens the support page.', 32),
    line('cookieSettingsLabel', 'Cookie settings', 'Opens the cookie dialog.', 32),
    line('copyright', 'Copyright', 'The last line.', 80),
  ],
)

export const navigationFields = inGroup('navigation', [ctas, header, footer])
