import type { ComponentType } from 'react'
import {
  type ArrayDefinition,
  type ArrayRule,
  type ConditionalProperty,
  type CustomValidator,
  type CustomValidatorResult,
  defineArrayMember,
  type FieldDefinition,
  type PreviewConfig,
  type ValidationContext,
} from 'sanity'
import { adviseOnLetters } from '#lib/content/letters.ts'
import { findPrintProblem } from '#lib/content/printable.ts'
import { findRepeatedValue, isBlank, REQUIRED } from '#lib/content/problems.ts'
import { describeTokens, findTokenProblem, type TokenName } from '#lib/content/tokenNames.ts'
import { field, markOptional, type Range } from './field.ts'

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

/** Rejects a text or portable text that is filled in but shows nothing, which Sanity's `required` accepts. */
export const rejectBlank = (value: string | readonly unknown[] | undefined): CustomValidatorResult =>
  !value?.length || !isBlank(value) || REQUIRED

/** Rejects signs that the 1-pager's fonts lack, which would be lost in it. */
export const rejectUnprintable = (value: string | undefined): CustomValidatorResult =>
  findPrintProblem(value ?? '') ?? true

const warnOfLetters = (value: string | undefined): CustomValidatorResult => adviseOnLetters(value ?? '') ?? true

interface TextRule<Rule> {
  required: () => Rule
  custom: (validator: typeof rejectBlank) => Rule
}

/** Requires a text or portable text with something to read. */
export const requireText = <Rule extends TextRule<Rule>>(rule: Rule): Rule => rule.required().custom(rejectBlank)

/** Creates a field of required paragraphs and lists. */
export const richTextField = (name: string, title: string, description: string) =>
  field('richText', name, title, description, {
    // A field's own rules replace those of its type.
    validation: (rule) => requireText(rule).min(1).custom(validateTokens([])),
  })

interface TextOptions {
  optional?: boolean
  readOnly?: ConditionalProperty
  /** Tokens of this field, besides those of the site settings. */
  tokens?: readonly TokenName[]
  /** Set for texts of the 1-pager. */
  printed?: boolean
  /** Returns what is wrong with a text in its document. */
  check?: CustomValidator<string | undefined>
  /** Returns a suggestion, which does not block publishing. */
  advice?: CustomValidator<string | undefined>
}

/** Creates a one-line text. @param description for editors: what the text is for and where it is shown */
export function line(name: string, title: string, description: string, max: number, options: TextOptions = {}) {
  const { optional = false, tokens = [], printed = false, check, advice, readOnly } = options
  return field('string', name, title, markOptional(description, optional) + describeTokens(tokens), {
    readOnly,
    validation: (rule) => {
      const limited = rule.max(max).custom(validateTokens(tokens))
      const checked = check ? limited.custom(check) : limited
      const baseRule = printed ? checked.custom(rejectUnprintable) : checked
      const textRule = optional ? baseRule : requireText(baseRule)
      return [textRule, ...[warnOfLetters, advice ?? []].flat().map((each) => rule.custom(each).warning())]
    },
  })
}

export const optionalLine = (name: string, title: string, description: string, max: number) =>
  line(name, title, description, max, { optional: true })

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
  { optional = false, printed = false, tokens = [] }: Pick<TextOptions, 'optional' | 'printed' | 'tokens'> = {},
) =>
  listField(
    name,
    title,
    markOptional(description, optional) + describeTokens(tokens),
    {
      type: 'text',
      rows: 3,
      validation: (rule) => {
        const textRule = requireText(rule).max(max).custom(validateTokens(tokens))
        return [printed ? textRule.custom(rejectUnprintable) : textRule, rule.custom(warnOfLetters).warning()]
      },
    },
    optional ? undefined : [1],
  )

function limitItems(rule: ArrayRule<unknown[]>, [min, max]: Range) {
  if (min === max) return rule.required().length(min)
  const limited = min > 0 ? rule.required().min(min) : rule
  return max === undefined ? limited : limited.max(max)
}

/** Creates a list field with one member type. @param range of the number of items; one from 1 makes it required */
export const listField = (
  name: string,
  title: string,
  description: string,
  member: ArrayDefinition['of'][number],
  range?: Range,
  validator?: CustomValidator<Record<string, string | undefined>[] | undefined>,
) =>
  field('array', name, title, description, {
    of: [member],
    validation: range && ((rule) => (validator ? limitItems(rule, range).custom(validator) : limitItems(rule, range))),
  })

/** Previews an item with two lines. */
export const twoLines = (title: string, subtitle: string): PreviewConfig => ({ select: { title, subtitle } })

/** Creates an object type, such as that of the items of a list. */
export const listItem = (
  name: string,
  title: string,
  icon: ComponentType,
  preview: PreviewConfig,
  fields: FieldDefinition[],
) => defineArrayMember({ name, title, type: 'object', icon, fields, preview })

interface UniqueValue {
  name: string
  what: string
}

/** The field of each validator by which items differ. */
const uniqueValues = new WeakMap<object, UniqueValue>()

/**
 * Creates a validator that rejects a list in which two items have the same value in a field.
 *
 * @param what names the value in the message, such as “drawing”
 */
export function uniqueBy(name: string, what: string) {
  const validate = (items: readonly unknown[] | undefined): CustomValidatorResult =>
    findRepeatedValue(items ?? [], name, what) ?? true
  uniqueValues.set(validate, { name, what })
  return validate
}

/** Returns the field of a validator made by {@link uniqueBy}; undefined for any other. */
export const getUniqueValue = (validator: unknown): UniqueValue | undefined =>
  typeof validator === 'function' ? uniqueValues.get(validator) : undefined
