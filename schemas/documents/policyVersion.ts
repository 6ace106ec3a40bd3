import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField, defineType } from 'sanity'
import { CHANGE_SUMMARY_LENGTH, policyTextFields } from '../fields/policyText.ts'
import { line } from '../fields/text.ts'

export const policyVersion = defineType({
  name: 'policyVersion',
  title: 'Version of a legal document',
  description: 'A text as it was published. Publishing creates it, and it cannot be changed.',
  type: 'document',
  icon: DocumentTextIcon,
  readOnly: true,
  fields: [
    defineField({
      name: 'policy',
      title: 'Legal document',
      description: 'The policy it is a version of.',
      type: 'reference',
      to: [{ type: 'legalPolicy' }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'number',
      title: 'Number',
      description: 'Counted from 1. The last part of the address of its page.',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1),
    }),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      description: 'The day this text was finished.',
      type: 'date',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'effectiveDate',
      title: 'In effect from',
      // Not required: the earliest versions have none.
      description: 'The day from which it applied, as set when it was published.',
      type: 'date',
    }),
    defineField({
      name: 'earlierEffectiveDate',
      title: 'The version before: in effect from',
      description: 'The final day for the version before, when it was moved after publishing.',
      type: 'date',
      hidden: ({ value }) => value === undefined,
    }),
    line('changeSummary', 'What changed', 'In plain words, for readers of the version before.', CHANGE_SUMMARY_LENGTH),
    ...policyTextFields(),
  ],
  preview: {
    select: { title: 'title', number: 'number', date: 'lastUpdated', summary: 'changeSummary' },
    prepare: ({ title, number, date, summary }) => ({
      title: `${title}, version ${number}`,
      subtitle: [date, summary].filter(Boolean).join(' · '),
      media: DocumentTextIcon,
    }),
  },
})
