import type { CustomValidatorResult } from 'sanity'

/**
 * Refuses a list in which two items have the same value in one field.
 *
 * @param what names the value in a sentence, such as “drawing”
 */
export function eachOnce(field: string, what: string) {
  return (items: unknown[] | undefined): CustomValidatorResult => {
    const values = (items ?? []).map((item) =>
      typeof item === 'object' && item !== null
        ? (Object.entries(item).find(([name]) => name === field)?.[1] ?? '')
        : '',
    )
    const repeated = values.find((value, index) => value !== '' && values.indexOf(value) !== index)
    return repeated === undefined || `Two items have the ${what} “${repeated}”. Give each its own.`
  }
}
