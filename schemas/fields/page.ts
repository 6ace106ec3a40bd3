import { defineType } from 'sanity'
import type { FieldDefinition, FieldGroupDefinition } from 'sanity'
import type { ComponentType } from 'react'
import { seoField } from './section.ts'

/** The one document of a page. Its id equals its type, so that there is never a second. */
export function pageSingleton(options: {
  name: string
  title: string
  /** Where the page is found, shown in lists. */
  path: string
  description: string
  icon: ComponentType
  groups?: FieldGroupDefinition[]
  fields: FieldDefinition[]
}) {
  const { path, groups = [{ name: 'content', title: 'Content', default: true }], fields, ...type } = options
  return defineType({
    ...type,
    type: 'document',
    groups: [...groups, { name: 'search', title: 'Search' }],
    fields: [...fields, seoField('search')],
    preview: { select: { id: '_id' }, prepare: () => ({ title: options.title, subtitle: path, media: options.icon }) },
  })
}
