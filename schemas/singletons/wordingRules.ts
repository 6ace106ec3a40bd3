import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { type CustomValidatorResult, defineArrayMember, type PreviewConfig } from 'sanity'
import { languageTitles } from '#lib/content/languages.ts'
import { findPhraseProblem } from '#lib/wording/phrases.ts'
import type { Severity } from '#lib/wording/rules.ts'
import { choice, field } from '../fields/field.ts'
import { singleton } from '../fields/page.ts'
import { withLanguageMark } from '../fields/language.ts'
import { listField, listItem, requireText } from '../fields/text.ts'

/** The consequence of a match. */
const severities = {
  warn: 'Warn the writer',
  approve: 'Publish once legal has approved them',
  block: 'Refuse to publish',
} as const satisfies Record<Severity, string>

/** Which texts a rule checks. */
const reaches = { everywhere: 'Every text', marketing: 'Every text but policies, disclosures and consent' } as const

/** Rejects a phrase without a word. */
export const validatePhrase = (phrase: string | undefined): CustomValidatorResult =>
  phrase === undefined || (findPhraseProblem(phrase) ?? true)

/** Creates a list of phrases, shown as tags. */
const phraseList = (name: string, title: string, description: string, { required = false } = {}) =>
  field('array', name, title, description, {
    options: { layout: 'tags' },
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => rule.max(80).custom(validatePhrase),
      }),
    ],
    validation: (rule) => [
      rule.unique(),
      ...(required ? [rule.required().min(1).error('Write at least one word or phrase to look for.')] : []),
    ],
  })

const rulePreview: PreviewConfig = {
  select: { phrases: 'phrases', explanation: 'explanation', severity: 'severity', language: 'language' },
  prepare: ({ phrases, explanation, severity, language }) => ({
    title: Array.isArray(phrases) && phrases.length > 0 ? phrases.join(', ') : 'A rule without words',
    subtitle: withLanguageMark(explanation, language),
    media: severity === 'warn' ? WarningOutlineIcon : ErrorOutlineIcon,
  }),
}

const wordingRule = listItem('wordingRule', 'Rule', WarningOutlineIcon, rulePreview, [
  phraseList(
    'phrases',
    'Words to look for',
    'One word or phrase each, in small letters, without its variants: “pre-approved” also finds “preapproved” and “Pre Approved”. A * at the end stands for any ending: guarantee*.',
    { required: true },
  ),
  field('text', 'explanation', 'The rule', 'Shown at the field: why this may not be said, and what to say instead.', {
    rows: 3,
    validation: (rule) => requireText(rule).max(400),
  }),
  phraseList('exceptions', 'But not in', 'Allowed phrases, such as “not guaranteed”.'),
  phraseList(
    'onlyWith',
    'Only together with',
    'When filled in, the rule applies only to texts that also contain one of these, such as a province.',
  ),
  choice('language', 'Language', 'Of the texts; every rule checks partners, logos and redirects.', languageTitles, {
    layout: 'radio',
    direction: 'horizontal',
    initialValue: 'en-CA',
    validation: undefined,
  }),
  choice('reach', 'Applies to', 'Which texts the rule checks.', reaches, {
    layout: 'radio',
    initialValue: 'everywhere',
  }),
  choice(
    'severity',
    'What happens',
    'Refuse what must never be published; warn where the writer should decide.',
    severities,
    { layout: 'radio', initialValue: 'warn' },
  ),
  field('array', 'approved', 'Approved in', 'Words with their document. Remove one to withdraw the approval.', {
    of: [{ type: 'string' }],
    hidden: ({ parent }) => parent?.severity !== 'approve',
  }),
])

/** Claims the product may not make. Legal edits them, and every text is checked against them. */
export const wordingRules = singleton({
  name: 'wordingRules',
  title: 'Wording rules',
  description: 'Claims this product may not make. Writers see the rule at the field, once it is published.',
  icon: WarningOutlineIcon,
  fields: [listField('rules', 'Rules', 'Each is checked in every text of every document.', wordingRule)],
  preview: {
    select: { rules: 'rules' },
    prepare: ({ rules }) => {
      const count = Array.isArray(rules) ? rules.length : 0
      return { title: 'Wording rules', subtitle: count === 1 ? '1 rule' : `${count} rules` }
    },
  },
})
