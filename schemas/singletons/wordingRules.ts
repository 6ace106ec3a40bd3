import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { isPhrase } from '#lib/wording/phrase.ts'

/** What the Studio does where a rule finds its words. */
const severities = { warn: 'Warn the writer', block: 'Refuse to publish' } as const

/** Whose texts a rule looks at. */
const reaches = {
  everywhere: 'Every text',
  marketing: 'Every text but policies, disclosures and consent',
} as const

/** Words and phrases, one tag each. */
const phrases = (field: { name: string; title: string; description: string; required?: boolean }) => {
  const { required = false, ...rest } = field
  return defineField({
    ...rest,
    type: 'array',
    options: { layout: 'tags' },
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) =>
          rule
            .max(80)
            .error('A phrase has at most 80 characters: shorten it to the words that matter.')
            .custom((phrase) => phrase === undefined || isPhrase(phrase) || 'Write at least one word.'),
      }),
    ],
    validation: (rule) => [
      rule.unique().error('The same phrase is here twice: take one out.'),
      ...(required ? [rule.required().min(1).error('Write at least one word or phrase to look for.')] : []),
    ],
  })
}

const wordingRule = defineArrayMember({
  name: 'wordingRule',
  title: 'Rule',
  type: 'object',
  icon: WarningOutlineIcon,
  fields: [
    phrases({
      name: 'phrases',
      title: 'Words to look for',
      description:
        'One word or phrase each, in small letters, without its variants: “pre-approved” also finds “preapproved” and “Pre Approved”. A * at the end stands for any ending: guarantee*.',
      required: true,
    }),
    defineField({
      name: 'explanation',
      title: 'The rule',
      description: 'Shown at the field: why this may not be said, and what may be said instead.',
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.required().error('Explain the rule to the person who writes: what is wrong, and what to write instead.'),
        rule.max(400).error('Keep the rule under 400 characters: it is read beside a field.'),
      ],
    }),
    phrases({
      name: 'exceptions',
      title: 'But not in',
      description: 'Phrases in which the same words are allowed, such as “not guaranteed”.',
    }),
    phrases({
      name: 'onlyWith',
      title: 'Only together with',
      description: 'When filled in, the rule counts only where the same text has one of these too, such as a province.',
    }),
    defineField({
      name: 'reach',
      title: 'Applies to',
      description: 'Which texts the rule looks at.',
      type: 'string',
      initialValue: 'everywhere',
      options: { list: Object.entries(reaches).map(([value, title]) => ({ value, title })), layout: 'radio' },
      validation: (rule) => rule.required().error('Choose which texts the rule looks at.'),
    }),
    defineField({
      name: 'severity',
      title: 'What happens',
      description: 'Refuse what must never be published; warn where a person should judge.',
      type: 'string',
      initialValue: 'warn',
      options: { list: Object.entries(severities).map(([value, title]) => ({ value, title })), layout: 'radio' },
      validation: (rule) => rule.required().error('Choose what happens where the words are found.'),
    }),
  ],
  preview: {
    select: { phrases: 'phrases', explanation: 'explanation', severity: 'severity' },
    prepare: ({ phrases: found, explanation, severity }) => ({
      title: Array.isArray(found) && found.length > 0 ? found.join(', ') : 'A rule without words',
      subtitle: explanation,
      media: severity === 'block' ? ErrorOutlineIcon : WarningOutlineIcon,
    }),
  },
})

/** Claims the product may not make, in the hands of legal. Every text of every document is held to them. */
export const wordingRules = defineType({
  name: 'wordingRules',
  title: 'Wording rules',
  description:
    'Claims this product may not make. Whoever writes one is told at the field, with the rule. A change counts as soon as it is published.',
  type: 'document',
  icon: WarningOutlineIcon,
  fields: [
    defineField({
      name: 'rules',
      title: 'Rules',
      description: 'Each is checked in every text of every document.',
      type: 'array',
      of: [wordingRule],
    }),
  ],
  preview: {
    select: { rules: 'rules' },
    prepare: ({ rules }) => {
      const count = Array.isArray(rules) ? rules.length : 0
      return {
        title: 'Wording rules',
        subtitle: count === 1 ? '1 claim is watched for' : `${count} claims are watched for`,
        media: WarningOutlineIcon,
      }
    },
  },
})
