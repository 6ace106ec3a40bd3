import { CogIcon } from '@sanity/icons/Cog'
import { type CustomValidatorResult, defineArrayMember } from 'sanity'
import { findEmailProblem } from '#lib/content/formats.ts'
import { MAX_DESCRIPTION_LENGTH } from '#lib/content/searchTitle.ts'
import { announcementField } from '../fields/announcement.ts'
import { field, pictureField, sourceField, webAddressField, wholeNumber } from '../fields/field.ts'
import { singleton } from '../fields/page.ts'
import { section } from '../fields/section.ts'
import { line, listField, optionalLine, paragraph, requireText } from '../fields/text.ts'

const addressLine = defineArrayMember({ type: 'string', validation: (rule) => requireText(rule).max(80) })

const legalEntity = section('legalEntity', 'Company', 'The legal documents name it too: change them as well.', [
  line('legalName', 'Legal name', 'As registered. Shown as {legalName}.', 80),
  paragraph('statement', 'Operator', 'Shown as {legalStatement}.', 200),
  listField('postalAddress', 'Postal address', 'By line, as anti-spam law requires it in emails.', addressLine, [2, 5]),
  sourceField('the company’s details'),
])

/** Rejects what is no email address. */
export const validateEmail = (text: string | undefined): CustomValidatorResult => findEmailProblem(text ?? '') ?? true

const emailField = (name: string, title: string, description: string) =>
  field('string', name, title, description, { validation: (rule) => requireText(rule).custom(validateEmail) })

const contacts = section('contacts', 'Contacts', 'Addresses that readers write to.', [
  emailField('supportEmail', 'Support', 'For consumers. Shown as {supportEmail}.'),
  emailField('partnersEmail', 'Partners', 'For companies. Shown as {partnersEmail}.'),
  emailField('privacyEmail', 'Privacy', 'For your records only: the policies name their own. Change it there as well.'),
  line('privacyOfficerTitle', 'Privacy officer', 'For your records only: the policies name it themselves.', 120),
  sourceField('the addresses'),
])

const rating = section('rating', 'App Store rating', 'On the page and in the data for search engines.', [
  field('number', 'value', 'Rating', 'Average of all ratings. Shown as {ratingValue}.', {
    validation: (rule) => rule.required().min(1).max(5).precision(1),
  }),
  wholeNumber('count', 'Number of ratings', 'Shown as {ratingCount}.', [1]),
  wholeNumber('best', 'Best possible', 'The top of the scale.', [5, 5], { initialValue: 5 }),
  field(
    'boolean',
    'inSearch',
    'Give it to search engines',
    'In the data of the landing pages. Search engines ask sites to leave out ratings that were gathered elsewhere.',
    { initialValue: true },
  ),
  line('shortText', 'In short', 'Beside the stars.', 80),
  line('text', 'In full', 'In the footer. Shown as {ratingText}.', 120),
  sourceField('the rating'),
])

const sampleNotes = section('sampleNotes', 'Notes on samples', 'Visitors do not see them.', [
  line('review', 'Review', 'In previews, beside a sample review.', 80),
])

const ctas = section('ctas', 'Buttons', 'The labels of the main buttons, the same on every page.', [
  line('buyingPower', 'See buying power', 'On personal pages; opens the app.', 28),
  line('requestDemo', 'Request a demo', 'On the business page.', 28, { printed: true }),
  line('onePager', '1-pager', 'On the business page; opens the 1-pager form.', 28),
])

/** Another entry would wrap the header of a narrow desktop. */
const MAX_ENTRIES = 7

const menu = (name: string, title: string, description: string) =>
  listField(
    name,
    title,
    `${description} Links to its sections follow their order on the page. Up to ${MAX_ENTRIES} fit in one line.`,
    { type: 'menuItem' },
    [1, MAX_ENTRIES],
  )

const header = section('header', 'Header', 'Tabs and menus at the top of every page.', [
  line('personalTab', 'Personal tab', 'Opens the personal page.', 16),
  line('businessTab', 'Business tab', 'Opens the business page.', 16),
  menu('personalMenu', 'Personal menu', 'Menu of the personal pages.'),
  menu('businessMenu', 'Business menu', 'Menu of the business page.'),
])

const footer = section('footer', 'Footer', 'The end of every page. Its disclosures are under Legal.', [
  line('tagline', 'Tagline', 'Under the logo.', 80),
  line('contactHeading', 'Contact heading', 'Above the contact sentence.', 40),
  paragraph('personalContact', 'Contact on personal pages', 'How consumers reach us, and how fast we reply.', 160),
  paragraph('businessContact', 'Contact on the business page', 'How companies do, and how fast we reply.', 160),
  optionalLine('productHeading', 'Product heading', 'Above the product links.', 24),
  listField('productLinks', 'Product links', 'Optional. About the product.', { type: 'footerLink' }, [0, 8]),
  listField('links', 'Links', 'The legal pages.', { type: 'footerLink' }, [1, 8]),
  line('supportLink', 'Support link', 'Opens the support page.', 32),
  line('cookieSettingsLabel', 'Cookie settings', 'Opens the cookie dialog.', 32),
  line('copyright', 'Copyright', 'The last line.', 80),
])

export const siteSettings = singleton({
  name: 'siteSettings',
  title: 'Site settings',
  subtitle: 'Every page',
  description: 'Settings of the whole site.',
  icon: CogIcon,
  fields: {
    Product: [
      line('productName', 'Product name', 'In the header and in titles.', 24, { printed: true }),
      line('title', 'Default title', 'For pages without a title of their own.', 60),
      field('string', 'titleSeparator', 'Separator', 'Between the product name and a page’s title, with its spaces.', {
        initialValue: ' | ',
        validation: (rule) => requireText(rule).max(5),
      }),
      paragraph('description', 'Default description', 'For pages without one.', MAX_DESCRIPTION_LENGTH),
      pictureField('image', 'Default sharing image', 'Optional, for pages without. Best at 1200 × 630 pixels.'),
    ],
    Company: [
      legalEntity,
      contacts,
      webAddressField('appStoreUrl', 'App Store page', 'The target of App Store links.'),
      webAddressField('blogUrl', 'Blog', 'For the menu item Blog. Shown as {blogUrl}.'),
      rating,
      sampleNotes,
    ],
    'Header and footer': [announcementField('of every page'), ctas, header, footer],
  },
})
