import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineType } from 'sanity'
import { field } from '../fields/field.ts'
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
    field('reference', 'policy', 'Legal document', 'The policy it is a version of.', {
      to: [{ type: 'legalPolicy' }],
      validation: (rule) => rule.required(),
    }),
    field('number', 'number', 'Number', 'Counted from 1. The last part of the address of its page.', {
      validation: (rule) => rule.required().integer().min(1),
    }),
    field('date', 'lastUpdated', 'Last updated', 'The day this text was finished.', {
      validation: (rule) => rule.required(),
    }),
    // Not required: the earliest versions have none.
    field('date', 'effectiveDate', 'In effect from', 'The day from which it applied, as set when it was published.'),
    field(
      'date',
      'earlierEffectiveDate',
      'The version before: in effect from',
      'The final day for the version before, when it was moved after publishing.',
      { hidden: ({ value }) => value === undefined },
    ),
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
