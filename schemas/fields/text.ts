import { defineArrayMember, defineField } from 'sanity'
import type { CustomValidator } from 'sanity'
import { knownTokens, tokenHint } from './tokens.ts'
import type { TokenName } from './tokens.ts'

interface TextOptions {
  name: string
  title: string
  /** Written for the person who edits: what it is for and where it shows. */
  description: string
  /** Longest length in characters that the place can show. */
  max: number
  optional?: boolean
  group?: string
  fieldset?: string
  placeholder?: string
  initialValue?: string
  readOnly?: boolean
  /** Tokens of this place, beside those of the site settings. */
  tokens?: readonly TokenName[]
  /** Says what could be better; the text can be published all the same. */
  advice?: CustomValidator<string | undefined>
}

/** One line of text. */
export function line({ max, optional = false, tokens = [], advice, description, ...field }: TextOptions) {
  return defineField({
    ...field,
    type: 'string',
    description: description + tokenHint(tokens),
    validation: (rule) => {
      const limited = rule.max(max).custom(knownTokens(tokens))
      const needed = optional ? limited : limited.required()
      return advice ? [needed, rule.custom(advice).warning()] : needed
    },
  })
}

/** One paragraph of plain text. */
export function paragraph({ max, optional = false, tokens = [], advice, description, ...field }: TextOptions) {
  return defineField({
    ...field,
    type: 'text',
    rows: max > 200 ? 5 : 3,
    description: description + tokenHint(tokens),
    validation: (rule) => {
      const limited = rule.max(max).custom(knownTokens(tokens))
      const needed = optional ? limited : limited.required()
      return advice ? [needed, rule.custom(advice).warning()] : needed
    },
  })
}

/** A list of plain paragraphs or points; `max` is the longest length of one of them. */
export function paragraphs({
  max,
  optional = false,
  tokens = [],
  description,
  placeholder: _placeholder,
  initialValue: _initialValue,
  advice: _advice,
  ...field
}: TextOptions) {
  return defineField({
    ...field,
    type: 'array',
    description: description + tokenHint(tokens),
    of: [
      defineArrayMember({
        type: 'text',
        rows: 3,
        validation: (rule) => rule.required().max(max).custom(knownTokens(tokens)),
      }),
    ],
    validation: (rule) => (optional ? rule : rule.required().min(1)),
  })
}
