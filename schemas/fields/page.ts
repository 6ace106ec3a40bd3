import { defineType, type FieldDefinition, type FieldGroupDefinition } from 'sanity'
import type { ComponentType } from 'react'
import { type PageName, pages } from '#lib/pages.ts'
import { inGroup, seoField } from './section.ts'

/** Previews the only document of a type. Sanity requires a selected field, though none is shown. */
export const fixedPreview = (title: string, subtitle: string, media: ComponentType) => ({
  select: { id: '_id' },
  prepare: () => ({ title, subtitle, media }),
})

/** Defines the document type of a page; the id of its only document equals the type. */
export function pageSingleton(options: {
  /** Key in the page registry, which has its name and title. */
  page: PageName
  /** Location shown in lists, if it is not the page's path. */
  path?: string
  description: string
  icon: ComponentType
  /** Without groups every field is in “Content”. */
  groups?: FieldGroupDefinition[]
  fields: FieldDefinition[]
}) {
  const { page, path = pages[page].path.replace('{partner}', '…'), groups, fields, ...type } = options
  const { type: name, title } = pages[page]
  return defineType({
    ...type,
    name,
    title,
    type: 'document',
    groups: [
      ...(groups ?? [{ name: 'content', title: 'Content', default: true }]),
      { name: 'search', title: 'Search' },
    ],
    fields: [...(groups ? fields : inGroup('content', fields)), seoField('search')],
    preview: fixedPreview(title, path, options.icon),
  })
}
