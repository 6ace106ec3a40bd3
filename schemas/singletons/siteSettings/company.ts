import { defineArrayMember, defineField } from 'sanity'
import { emailField, webAddressField } from '../../fields/address.ts'
import { section } from '../../fields/section.ts'
import { sourceField } from '../../fields/source.ts'
import { line, paragraph } from '../../fields/text.ts'

const legalEntity = section({
  name: 'legalEntity',
  title: 'Company',
  description:
    'The company behind the product, as registered. The legal documents spell it out too: change them there as well.',
  group: 'company',
  fields: [
    line({ name: 'legalName', title: 'Legal name', description: 'As registered. Shown as {legalName}.', max: 80 }),
    paragraph({
      name: 'statement',
      title: 'Statement',
      description: 'Says who operates the product. Shown as {legalStatement}.',
      max: 200,
    }),
    defineField({
      name: 'postalAddress',
      title: 'Postal address',
      description: 'One line of the address per row. Anti-spam law asks for it in every email.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(80) })],
      validation: (rule) => rule.required().min(2).max(5),
    }),
    sourceField('the company’s particulars'),
  ],
})

const contacts = section({
  name: 'contacts',
  title: 'Contacts',
  description: 'Addresses that readers write to.',
  group: 'company',
  fields: [
    emailField({ name: 'supportEmail', title: 'Support', description: 'For consumers. Shown as {supportEmail}.' }),
    emailField({ name: 'partnersEmail', title: 'Partners', description: 'For originators. Shown as {partnersEmail}.' }),
    emailField({
      name: 'privacyEmail',
      title: 'Privacy',
      description:
        'For the record; shown on no page. The policies spell their own address out: change it there as well.',
    }),
    line({
      name: 'privacyOfficerTitle',
      title: 'Privacy officer',
      description:
        'The title of the person in charge of personal information. For the record; shown on no page: the policies spell it out.',
      max: 120,
    }),
    sourceField('the addresses'),
  ],
})

const rating = section({
  name: 'rating',
  title: 'App Store rating',
  description: 'The same numbers on the page and in the structured data for search engines.',
  group: 'company',
  fields: [
    defineField({
      name: 'value',
      title: 'Rating',
      description: 'Average of all ratings. Shown as {ratingValue}.',
      type: 'number',
      validation: (rule) => rule.required().min(1).max(5).precision(1),
    }),
    defineField({
      name: 'count',
      title: 'Number of ratings',
      description: 'Shown as {ratingCount}.',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1),
    }),
    defineField({
      name: 'best',
      title: 'Best possible',
      description: 'The top of the scale.',
      type: 'number',
      initialValue: 5,
      validation: (rule) => rule.required().integer().min(5).max(5),
    }),
    line({ name: 'shortText', title: 'In short', description: 'Beside the stars.', max: 80 }),
    line({
      name: 'text',
      title: 'In words',
      description: 'In the footer, naming the store. Shown as {ratingText}.',
      max: 120,
    }),
    sourceField('the rating'),
  ],
})

const sampleNotes = section({
  name: 'sampleNotes',
  title: 'Notes on samples',
  description: 'Shown in previews beside whatever is still a sample; visitors do not see it.',
  group: 'company',
  fields: [line({ name: 'review', title: 'Review', description: 'Beside a sample review.', max: 80 })],
})

/** Who stands behind the site, and how to reach them. */
export const companyFields = [
  legalEntity,
  contacts,
  webAddressField({
    name: 'appStoreUrl',
    title: 'App Store page',
    description: 'Where App Store links lead.',
    group: 'company',
  }),
  webAddressField({
    name: 'blogUrl',
    title: 'Blog',
    description: 'Where the menu item Blog leads. Shown as {blogUrl}.',
    group: 'company',
  }),
  rating,
  sampleNotes,
]
