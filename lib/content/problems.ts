import { isRecord } from '#lib/isRecord.ts'
import { getBlockText } from './walkContent.ts'

/** Message for a text that exceeds its maximum length. */
export const describeTooLong = (longest: number | string) => `Too long: use at most ${longest} characters.`

export const REQUIRED = 'Required.'

/** Returns whether a text or portable text shows nothing: it is empty, or all spaces and invisible characters. */
export function isBlank(value: string | readonly unknown[]): boolean {
  const text = typeof value === 'string' ? value : value.filter(isRecord).map(getBlockText).join('')
  return !/[^\s\p{Cf}]/u.test(text)
}

/** Message for a text in the wrong format. @param name name of the format */
export const describeNotAllowed = (name: string) => `Only ${name} is allowed here.`

/** Messages for a number outside its range, by the limit. */
export const rangeMessages = {
  least: (least: number | string) => `Write ${least} or more.`,
  most: (most: number | string) => `Write ${most} or less.`,
}

export const NOT_WHOLE = 'Write a whole number, without a decimal point.'

/** Message for a number with too many digits after the decimal point. */
export const describeTooPrecise = (digits: number | string) => `Digits after the decimal point: at most ${digits}.`

export const NO_DAY = 'This is not a date. Choose a day in the calendar.'

export const LAST_DAY_BEFORE_FIRST = 'This is before the first day. Choose a later day here, or an earlier first day.'

export const NO_EMAIL = 'This is not an email address. Write it in full, such as name@example.com.'

export const NO_SLUG = 'Required. Write it, or press Generate.'

/** Message for a value of another type than the schema has there. */
export const WRONG_TYPE = 'This is another kind of value. Clear the field and fill it in again.'

export const HIGH_END_NOT_ABOVE = 'The high end must be above the low end.'

export const NO_PICTURE = 'The picture is missing. Upload one.'

export const UNSAFE_ADDRESS = 'Begin the address with https://. Other kinds of address are not safe for visitors.'

export const NO_ADDRESS = 'This is no web address. Copy it from the browser, such as https://example.com/page.'

export const CREDENTIALS_IN_ADDRESS = 'Take the name and password out of the address: every visitor would read them.'

/** Messages for a list with too many or too few items, by the limit. */
export const listLengthMessages = {
  exactly: (wanted: number | string) =>
    `The page has room for exactly ${wanted}. Add or remove until there are ${wanted}.`,
  most: (most: number | string) => `The page has room for ${most} at most. Remove the others.`,
  least: (least: number | string) => `The page needs at least ${least}. Add more.`,
}

export const NO_CHOICE = 'This is none of the choices. Pick one from the list.'

/** Message for a text that is none of the choices. */
export const describeNoChoice = (text: string) => `“${text}” is not one of the choices. Choose one from the list.`

export const ITEM_TWICE = 'This is in the list twice. Remove one.'

/**
 * Message for a list in which two items have the same value in a field; undefined if each has its own.
 *
 * @param what names the value in the message, such as “drawing”
 */
export function findRepeatedValue(items: readonly unknown[], name: string, what: string): string | undefined {
  const values = items.flatMap((item) => (isRecord(item) && typeof item[name] === 'string' ? item[name] : []))
  const repeated = values.find((value, index) => value !== '' && values.indexOf(value) !== index)
  return repeated === undefined ? undefined : `Two items have the ${what} “${repeated}”. Give each its own.`
}

/** Lists the anchors of sections. */
export const getAnchors = (sections: readonly unknown[]): string[] =>
  sections.flatMap((section) => (isRecord(section) && typeof section['id'] === 'string' ? [section['id']] : []))

/** Message for two sections with the same anchor; undefined if there are none. */
export function findRepeatedAnchor(sections: readonly unknown[]): string | undefined {
  const anchors = getAnchors(sections)
  const repeated = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index)
  return repeated === undefined ? undefined : `Two sections have the anchor “${repeated}”.`
}

export const ADDRESS_TAKEN = 'Another document has this already, and only one can be at the address. Write another one.'

/** Message for a picture without alt text; undefined if it has one or no picture is chosen. */
export function findPictureProblem(picture: unknown): string | undefined {
  if (!isRecord(picture) || !picture['asset']) return undefined
  if (typeof picture['alt'] === 'string' && !isBlank(picture['alt'])) return undefined
  return 'Say in words what the picture shows, for people who cannot see it.'
}
