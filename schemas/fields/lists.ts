import type { ComponentType } from 'react'
import {
  type ArrayDefinition,
  type CustomValidatorResult,
  defineArrayMember,
  type FieldDefinition,
  type PreviewConfig,
  type ReferenceFilterOptions,
} from 'sanity'
import { field } from './field.ts'
import { sameLanguage } from './language.ts'

/** The audiences of questions, one per landing page. */
export const audiences = { personal: 'Home buyers', business: 'Mortgage professionals' } as const

export type Audience = keyof typeof audiences

type Member = ArrayDefinition['of'][number]

/** Creates a list field with one member type. */
export const listField = (
  name: string,
  title: string,
  description: string,
  member: Member,
  validation?: ArrayDefinition['validation'],
) => field('array', name, title, description, { of: [member], validation })

/** Creates an object type for the items of a list. */
export const listItem = (
  name: string,
  title: string,
  icon: ComponentType,
  preview: PreviewConfig,
  fields: FieldDefinition[],
) => defineArrayMember({ name, title, type: 'object', icon, fields, preview })

/** Titles of document types in the “Add item” menu. */
const typeTitles: Readonly<Record<string, string>> = {
  faq: 'Question',
  testimonial: 'Review',
  pressLogo: 'Press logo',
  partnerLogo: 'Partner logo',
}

/** Creates a list of documents that a page shows in this order. @param options limits the documents to choose from */
export const listedField = (
  name: string,
  title: string,
  description: string,
  type: string,
  options?: ReferenceFilterOptions,
) =>
  listField(
    name,
    title,
    description,
    defineArrayMember({ type: 'reference', title: typeTitles[type], to: [{ type }], options }),
    (rule) => rule.required().min(1).unique(),
  )

/** Creates the list of a landing page's questions. */
export const questionsField = (audience: Audience) =>
  listedField(
    'questions',
    'Questions and answers',
    'The page shows these, in this order. Drag them here or in the preview. Add an existing question or write a new one.',
    'faq',
    { filter: sameLanguage('audience == $audience', { audience }) },
  )

/**
 * Rejects a list in which two items have the same value in a field.
 *
 * @param what names the value in the message, such as “drawing”
 */
export function uniqueBy(name: string, what: string) {
  return (items: Record<string, string | undefined>[] | undefined): CustomValidatorResult => {
    const values = (items ?? []).map((item) => item[name]).filter(Boolean)
    const repeated = values.find((value, index) => values.indexOf(value) !== index)
    return repeated === undefined || `Two items have the ${what} “${repeated}”. Give each its own.`
  }
}
