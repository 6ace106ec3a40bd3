import { defineArrayMember, defineField } from 'sanity'
import { inGroup, section } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'

const ctas = section({
  name: 'ctas',
  title: 'Buttons',
  description: 'The labels of the main buttons, the same on every page.',
  fields: [
    line({ name: 'buyingPower', title: 'See buying power', description: 'On personal pages; opens the app.', max: 28 }),
    line({ name: 'requestDemo', title: 'Request a demo', description: 'On the business page.', max: 28 }),
    line({ name: 'onePager', title: '1-pager', description: 'On the business page; opens the 1-pager form.', max: 28 }),
  ],
})

/** One more would wrap the header of a narrow desktop. */
const MAX_ENTRIES = 7

const menu = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description: `${description} Up to ${MAX_ENTRIES} entries; another one would not fit in one line.`,
    type: 'array',
    of: [defineArrayMember({ type: 'menuItem' })],
    validation: (rule) => rule.required().min(1).max(MAX_ENTRIES),
  })

const header = section({
  name: 'header',
  title: 'Header',
  description: 'Tabs and menus at the top of every page.',
  fields: [
    line({ name: 'personalTab', title: 'Personal tab', description: 'Opens the personal page.', max: 16 }),
    line({ name: 'businessTab', title: 'Business tab', description: 'Opens the business page.', max: 16 }),
    menu('personalMenu', 'Personal menu', 'Menu of the personal pages.'),
    menu('businessMenu', 'Business menu', 'Menu of the business page.'),
  ],
})

const footer = section({
  name: 'footer',
  title: 'Footer',
  description: 'The end of every page. Its disclosures are a document of their own, under Legal.',
  fields: [
    line({ name: 'tagline', title: 'Tagline', description: 'Under the logo.', max: 80 }),
    line({ name: 'contactHeading', title: 'Contact heading', description: 'Above the contact sentence.', max: 40 }),
    paragraph({
      name: 'personalContact',
      title: 'Contact on personal pages',
      description: 'How consumers reach us, and how fast we reply.',
      max: 160,
    }),
    paragraph({
      name: 'businessContact',
      title: 'Contact on the business page',
      description: 'How mortgage professionals reach us, and how fast we reply.',
      max: 160,
    }),
    line({
      name: 'productHeading',
      title: 'Product heading',
      description: 'Above the product links.',
      max: 24,
      optional: true,
    }),
    defineField({
      name: 'productLinks',
      title: 'Product links',
      description: 'Optional. Pages and sections about the product.',
      type: 'array',
      of: [defineArrayMember({ type: 'footerLink' })],
      validation: (rule) => rule.max(8),
    }),
    defineField({
      name: 'links',
      title: 'Links',
      description: 'The legal pages.',
      type: 'array',
      of: [defineArrayMember({ type: 'footerLink' })],
      validation: (rule) => rule.required().min(1).max(8),
    }),
    line({ name: 'supportLink', title: 'Support link', description: 'Opens the support page.', max: 32 }),
    line({ name: 'cookieSettingsLabel', title: 'Cookie settings', description: 'Opens the cookie dialog.', max: 32 }),
    line({ name: 'copyright', title: 'Copyright', description: 'The last line.', max: 80 }),
  ],
})

export const navigationFields = inGroup('navigation', [ctas, header, footer])
