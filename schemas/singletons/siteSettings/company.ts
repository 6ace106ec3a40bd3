import { defineArrayMember, defineField } from 'sanity'
import { emailField, webAddressField } from '../../fields/links.ts'
import { inGroup, section } from '../../fields/section.ts'
import { sourceField } from '../../fields/source.ts'
import { line, paragraph } from '../../fields/text.ts'
import { listField } from '../../fields/lists.ts'

const legalEntity = section(
  'legalEntity',
  'Company',
  'The company behind the product, as registered. The legal documents name it too: change them as well.',
  [
    line('legalName', 'Legal name', 'As registered. Shown as {legalName}.', 80),
    paragraph('statement', 'Operator', 'Shown as {legalStatement}.', 200),
    listField(
      'postalAddress',
      'Postal address',
      'One line of the address per row. Anti-spam law requires it in every email.',
      defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(80) }),
      (rule) => rule.required().min(2).max(5),
    ),
    sourceField('the company’s details'),
  ],
)

const contacts = section('contacts', 'Contacts', 'Addresses that readers write to.', [
  emailField('supportEmail', 'Support', 'For consumers. Shown as {supportEmail}.'),
  emailField('partnersEmail', 'Partners', 'For companies. Shown as {partnersEmail}.'),
  emailField(
    'privacyEmail',
    'Privacy',
    'For your records only. The policies contain their own address: change it there as well.',
  ),
  line(
    'privacyOfficerTitle',
    'Privacy officer',
    'The title of the person in charge of personal information. For your records only: the policies name it themselves.',
    120,
  ),
  sourceField('the addresses'),
])

const rating = section(
  'rating',
  'App Store rating',
  'The same numbers on the page and in the structured data for search engines.',
  [
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
    line('shortText', 'In short', 'Beside the stars.', 80),
    line('text', 'In full', 'In the footer. Shown as {ratingText}.', 120),
    sourceField('the rating'),
  ],
)

const sampleNotes = section(
  'sampleNotes',
  'Notes on samples',
  'Shown in previews beside samples. Visitors do not see them.',
  [line('review', 'Review', 'Beside a sample review.', 80)],
)

export const companyFields = inGroup('company', [
  legalEntity,
  contacts,
  webAddressField('appStoreUrl', 'App Store page', 'The target of App Store links.'),
  webAddressField('blogUrl', 'Blog', 'For the menu item Blog. Shown as {blogUrl}.'),
  rating,
  sampleNotes,
])
