import {
  type CustomValidator,
  type CustomValidatorResult,
  defineArrayMember,
  defineField,
  type ValidationContext,
} from 'sanity'
import { tokenHint, type TokenName, tokenProblem } from '#lib/content/tokenNames.ts'

/** The allowed tokens of each validator. */
const allowedBy = new WeakMap<object, readonly TokenName[]>()

/**
 * Rejects a token that the site cannot fill in here, which visitors would see in braces.
 *
 * @param allowed tokens of this field, besides those of the site settings
 */
export function knownTokens(allowed: readonly TokenName[]) {
  const validate = (value: unknown, { document }: Pick<ValidationContext, 'document'>): CustomValidatorResult =>
    tokenProblem(value, allowed, document?._type) ?? true
  allowedBy.set(validate, allowed)
  return validate
}

/** The allowed tokens of a validator made by {@link knownTokens}; undefined for any other. */
export const tokensOf = (validator: unknown): readonly TokenName[] | undefined =>
  typeof validator === 'function' ? allowedBy.get(validator) : undefined

interface TextOptions {
  name: string
  title: string
  /** For editors: what the text is for and where it is shown. */
  description: string
  max: number
  optional?: boolean
  group?: string
  readOnly?: boolean
  /** Tokens of this field, besides those of the site settings. */
  tokens?: readonly TokenName[]
  /** Returns a suggestion, which does not block publishing. */
  advice?: CustomValidator<string | undefined>
}

const withHint = (description: string, tokens: readonly TokenName[], optional: boolean) =>
  `${optional ? 'Optional. ' : ''}${description}${tokenHint(tokens)}`

export function line({ max, optional = false, tokens = [], advice, description, ...field }: TextOptions) {
  return defineField({
    ...field,
    type: 'string',
    description: withHint(description, tokens, optional),
    validation: (rule) => {
      const limited = rule.max(max).custom(knownTokens(tokens))
      const checked = optional ? limited : limited.required()
      return advice ? [checked, rule.custom(advice).warning()] : checked
    },
  })
}

export function paragraph(options: TextOptions) {
  return { ...line(options), type: 'text' as const, rows: options.max > 200 ? 5 : 3 }
}

/** A list of plain paragraphs or points; `max` limits each of them. */
export function paragraphs({ max, optional = false, tokens = [], description, ...field }: Omit<TextOptions, 'advice'>) {
  return defineField({
    ...field,
    type: 'array',
    description: withHint(description, tokens, optional),
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
