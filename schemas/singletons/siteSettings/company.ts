import { defineArrayMember, defineField } from 'sanity'
import { emailField, webAddressField } from '../../fields/links.ts'
import { inGroup, section } from '../../fields/section.ts'
import { sourceField } from '../../fields/source.ts'
import { line, paragraph } from '../../fields/text.ts'

const legalEntity = section({
  name: 'legalEntity',
  title: 'Company',
  description: 'The company behind the product, as registered. The legal documents name it too: change them as well.',
  fields: [
    line({ name: 'legalName', title: 'Legal name', description: 'As registered. Shown as {legalName}.', max: 80 }),
    paragraph({ name: 'statement', title: 'Operator', description: 'Shown as {legalStatement}.', max: 200 }),
    defineField({
      name: 'postalAddress',
      title: 'Postal address',
      description: 'One line of the address per row. Anti-spam law requires it in every email.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(80) })],
      validation: (rule) => rule.required().min(2).max(5),
    }),
    sourceField('the company’s details'),
  ],
})

const contacts = section({
  name: 'contacts',
  title: 'Contacts',
  description: 'Addresses that readers write to.',
  fields: [
    emailField({ name: 'supportEmail', title: 'Support', description: 'For consumers. Shown as {supportEmail}.' }),
    emailField({ name: 'partnersEmail', title: 'Partners', description: 'For companies. Shown as {partnersEmail}.' }),
    emailField({
      name: 'privacyEmail',
      title: 'Privacy',
      description: 'For your records only. The policies contain their own address: change it there as well.',
    }),
    line({
      name: 'privacyOfficerTitle',
      title: 'Privacy officer',
      description:
        'The title of the person in charge of personal information. For your records only: the policies name it themselves.',
      max: 120,
    }),
    sourceField('the addresses'),
  ],
})

const rating = section({
  name: 'rating',
  title: 'App Store rating',
  description: 'The same numbers on the page and in the structured data for search engines.',
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
    line({ name: 'text', title: 'In full', description: 'In the footer. Shown as {ratingText}.', max: 120 }),
    sourceField('the rating'),
  ],
})

const sampleNotes = section({
  name: 'sampleNotes',
  title: 'Notes on samples',
  description: 'Shown in previews beside samples. Visitors do not see them.',
  fields: [line({ name: 'review', title: 'Review', description: 'Beside a sample review.', max: 80 })],
})

export const companyFields = inGroup('company', [
  legalEntity,
  contacts,
  webAddressField({ name: 'appStoreUrl', title: 'App Store page', description: 'The target of App Store links.' }),
  webAddressField({ name: 'blogUrl', title: 'Blog', description: 'For the menu item Blog. Shown as {blogUrl}.' }),
  rating,
  sampleNotes,
])
