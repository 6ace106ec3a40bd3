import type { CustomValidator, CustomValidatorResult, FieldDefinition, ValidationContext } from 'sanity'
import { describeTokens, type TokenName, findTokenProblem } from '#lib/content/tokenNames.ts'
import { field } from './field.ts'
import { listField } from './lists.ts'

/** The allowed tokens of each validator. */
const allowedTokens = new WeakMap<object, readonly TokenName[]>()

/**
 * Creates a validator that rejects tokens the site cannot fill in here, which visitors would see in braces.
 *
 * @param allowed tokens of this field, besides those of the site settings
 */
export function validateTokens(allowed: readonly TokenName[]) {
  const validate = (value: unknown, { document }: Pick<ValidationContext, 'document'>): CustomValidatorResult =>
    findTokenProblem(value, allowed, document?._type) ?? true
  allowedTokens.set(validate, allowed)
  return validate
}

/** Returns the allowed tokens of a validator made by {@link validateTokens}; undefined for any other. */
export const getTokens = (validator: unknown): readonly TokenName[] | undefined =>
  typeof validator === 'function' ? allowedTokens.get(validator) : undefined

interface TextOptions {
  optional?: boolean
  group?: string | undefined
  readOnly?: boolean
  /** Tokens of this field, besides those of the site settings. */
  tokens?: readonly TokenName[]
  /** Returns a suggestion, which does not block publishing. */
  advice?: CustomValidator<string | undefined>
}

const toHint = (description: string, tokens: readonly TokenName[], optional: boolean) =>
  `${optional ? 'Optional. ' : ''}${description}${describeTokens(tokens)}`

/** Creates a one-line text. @param description for editors: what the text is for and where it is shown */
export function line(name: string, title: string, description: string, max: number, options: TextOptions = {}) {
  const { optional = false, tokens = [], advice, ...rest } = options
  return field('string', name, title, toHint(description, tokens, optional), {
    ...rest,
    validation: (rule) => {
      const baseRule = rule.max(max).custom(validateTokens(tokens))
      const textRule = optional ? baseRule : baseRule.required()
      return advice ? [textRule, rule.custom(advice).warning()] : textRule
    },
  })
}

export const optionalLine = (name: string, title: string, description: string, max: number, options?: TextOptions) =>
  line(name, title, description, max, { ...options, optional: true })

export const paragraph = (
  name: string,
  title: string,
  description: string,
  max: number,
  options?: TextOptions,
): FieldDefinition => ({ ...line(name, title, description, max, options), type: 'text', rows: max > 200 ? 5 : 3 })

/** Creates a list of plain paragraphs or points; `max` limits each of them. */
export const paragraphs = (
  name: string,
  title: string,
  description: string,
  max: number,
  { optional = false, tokens = [], group }: Pick<TextOptions, 'optional' | 'tokens' | 'group'> = {},
) => ({
  ...listField(
    name,
    title,
    toHint(description, tokens, optional),
    { type: 'text', rows: 3, validation: (rule) => rule.required().max(max).custom(validateTokens(tokens)) },
    (rule) => (optional ? rule : rule.required().min(1)),
  ),
  group,
})
