import { defineType, type FieldDefinition, type FieldGroupDefinition } from 'sanity'
import type { ComponentType } from 'react'
import { inGroup, seoField } from './section.ts'

/** The document type of a page. Its document's id equals the type, so there is only one. */
export function pageSingleton(options: {
  name: string
  title: string
  /** The page's path, shown in lists. */
  path: string
  description: string
  icon: ComponentType
  /** Without groups every field is in “Content”. */
  groups?: FieldGroupDefinition[]
  fields: FieldDefinition[]
}) {
  const { path, groups, fields, ...type } = options
  return defineType({
    ...type,
    type: 'document',
    groups: [
      ...(groups ?? [{ name: 'content', title: 'Content', default: true }]),
      { name: 'search', title: 'Search' },
    ],
    fields: [...(groups ? fields : inGroup('content', fields)), seoField('search')],
    preview: { select: { id: '_id' }, prepare: () => ({ title: options.title, subtitle: path, media: options.icon }) },
  })
}
