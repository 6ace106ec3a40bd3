import type { ComponentType } from 'react'
import type {
  CustomValidator,
  CustomValidatorResult,
  DateRule,
  EnumListProps,
  FieldDefinition,
  IntrinsicDefinitions,
} from 'sanity'
import { findDayProblem, findLastDayProblem } from '#lib/content/formats.ts'
import { PICTURE_LIMITS } from '#lib/content/uploads.ts'
import { isRecord } from '#lib/isRecord.ts'
import { endsInvisibly, INVISIBLE_REFUSED } from '#lib/links/path.ts'

/** Definitions by type: Sanity's own and this project's. */
interface Definitions extends IntrinsicDefinitions {
  accessibleImage: IntrinsicDefinitions['image']
  cookieTable: IntrinsicDefinitions['object']
  richText: IntrinsicDefinitions['array']
  seo: IntrinsicDefinitions['object']
  vignette: IntrinsicDefinitions['object']
}

type FieldOptions<Type extends keyof Definitions> = Partial<
  Omit<Definitions[Type], 'type' | 'name' | 'title' | 'description'>
>

/** Creates a field. @param description for editors: what the value is for and where it is shown */
export function field<Type extends keyof Definitions>(
  type: Type,
  name: string,
  title: string,
  description: string,
  options?: FieldOptions<Type>,
): FieldDefinition
// Like Sanity's own `defineField`, the result no longer tells for which type its rules are.
export function field(type: string, name: string, title: string, description: string, options?: object) {
  return { ...options, type, name, title, description }
}

/** The validation of a field that needs a value and nothing else. */
export const isRequired = <Rule>(rule: { required: () => Rule }): Rule => rule.required()

/** The validation of a day that may be missing. */
export const isOptional = <Rule>(rule: Rule): Rule => rule

/** Marks a description as that of an optional field. */
export const markOptional = (description: string, optional: boolean) => `${optional ? 'Optional. ' : ''}${description}`

/** Creates a picture with its alt text; the description ends with the limits of uploads. */
export const pictureField = (
  name: string,
  title: string,
  description: string,
  options?: FieldOptions<'accessibleImage'>,
) => field('accessibleImage', name, title, `${description} ${PICTURE_LIMITS}`, options)

export type Range = readonly [min: number, max?: number]

/** Creates a required whole number within a range. */
export const wholeNumber = (
  name: string,
  title: string,
  description: string,
  [min, max]: Range,
  options?: FieldOptions<'number'>,
) =>
  field('number', name, title, description, {
    ...options,
    validation: (rule) => {
      const above = rule.required().integer().min(min)
      return max === undefined ? above : above.max(max)
    },
  })

/** Rejects what is no day of the calendar: Sanity's own rule also accepts a year or a week. */
export const validateDay = (day: string | undefined): CustomValidatorResult =>
  day === undefined || (findDayProblem(day) ?? true)

/** Creates a field for a day. @param limit adds rules to that of the day */
export const dayField = (
  name: string,
  title: string,
  description: string,
  limit: (rule: DateRule) => DateRule,
  options?: FieldOptions<'date'>,
) => field('date', name, title, description, { ...options, validation: (rule) => limit(rule.custom(validateDay)) })

/** Creates the field of the first day on which visitors see something. @param description for editors */
export const firstDayField = (name: string, description: string, limit: (rule: DateRule) => DateRule) =>
  dayField(name, 'First day', `${description} Days begin and end in Toronto’s time.`, limit)

/** The field with the first day of each validator of a last day. */
const firstDays = new WeakMap<object, string>()

/** Creates the validation of a last day, which may be missing. @param first name of the field beside it with the first day */
export function createLastDayRule(first: string) {
  const validate: CustomValidator<string | undefined> = (last, { parent }) =>
    findLastDayProblem(last, isRecord(parent) ? parent[first] : undefined) ?? true
  firstDays.set(validate, first)
  return (rule: DateRule): DateRule => rule.custom(validate)
}

/** Returns the field with the first day of a validator made by {@link createLastDayRule}; undefined for any other. */
export const getFirstDay = (validator: unknown): string | undefined =>
  typeof validator === 'function' ? firstDays.get(validator) : undefined

/** The day by which a document is to be checked again. Only staff see it. */
export const reviewField = () =>
  dayField(
    'reviewBy',
    'Review by',
    'Optional. The day by which it is to be checked again. Then Results lists it, and its owners get a mail.',
    isOptional,
  )

type Titles = Readonly<Record<string, string>>

/** Converts titles by value to the options of a Sanity field. */
export const optionList = (titles: Titles) => Object.entries(titles).map(([value, title]) => ({ value, title }))

type ChoiceOptions = Pick<EnumListProps, 'layout' | 'direction'> & Omit<FieldOptions<'string'>, 'options'>

/** Creates a choice of values that only the code uses; visitors never see them. @param titles by value */
export const choice = (
  name: string,
  title: string,
  description: string,
  titles: Titles,
  { layout, direction, ...options }: ChoiceOptions = {},
) =>
  field('string', name, title, description, {
    options: { list: optionList(titles), layout, direction },
    validation: isRequired,
    ...options,
  })

/** The site's drawings by their name in the code. */
type Drawings = Readonly<Record<string, { title: string; icon: ComponentType }>>

/** Creates the choice of an item's drawing. */
export function drawingField(drawings: Drawings, description: string) {
  const titles = Object.entries(drawings).map(([name, { title }]) => [name, title])
  return choice('key', 'Drawing', description, Object.fromEntries(titles))
}

/**
 * Previews an item with an icon for its drawing.
 *
 * @param fields paths of the first and second line; without the second, the drawing's title is shown
 */
export function drawnPreview(drawings: Drawings, fields: { title: string; subtitle?: string }) {
  return {
    select: { ...fields, key: 'key' },
    prepare: ({ title, subtitle, key }: Record<'title' | 'subtitle' | 'key', string | undefined>) => {
      const drawing = drawings[key ?? '']
      return { title, subtitle: subtitle ?? drawing?.title, media: drawing?.icon }
    },
  }
}

/** The state of a claim, name or figure. */
export const sources: Titles = {
  sample: 'Sample: invented, replace before launch',
  specification: 'Claimed: needs proof before launch',
  confirmed: 'Confirmed',
}

/** Short titles of the sources that are not confirmed. */
export const unconfirmedSources: Titles = { sample: 'Sample', specification: 'Needs proof' }

/** Creates the field for the source of a claim. The launch checklist lists everything that is not confirmed. */
export const sourceField = (what: string) =>
  choice(
    'source',
    'Source',
    `The source of ${what}. Visitors do not see it. Anything not confirmed is on the launch checklist.`,
    sources,
    // New content is not invented, but has no proof yet.
    { layout: 'radio', initialValue: 'specification' },
  )

/** Returns a preview's second line with the mark of an unconfirmed source. */
export const markSubtitle = (source: unknown, subtitle = ''): string =>
  [unconfirmedSources[String(source)]?.toUpperCase(), subtitle].filter(Boolean).join(' · ')

/** Rejects an address that came with an invisible character, which its site would not find. */
export const validateAddressEnd = (text = ''): CustomValidatorResult =>
  !URL.canParse(text) || !endsInvisibly(text) || INVISIBLE_REFUSED

/** Creates a field for an https address of another site. */
export const webAddressField = (name: string, title: string, description: string, { optional = false } = {}) =>
  field('url', name, title, markOptional(description, optional), {
    validation: (rule) => (optional ? rule : rule.required()).uri({ scheme: ['https'] }).custom(validateAddressEnd),
  })
