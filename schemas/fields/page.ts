import { defineType } from 'sanity'
import type { FieldDefinition, FieldGroupDefinition } from 'sanity'
import type { ComponentType } from 'react'
import { pages } from '#lib/pages.ts'
import type { PageName } from '#lib/pages.ts'
import { seoField } from './section.ts'

/** The one document of a page. Its id equals its type, so that there is never a second. */
export function pageSingleton(options: {
  /** Its row in the registry, which gives its name and title. */
  page: PageName
  /** Where the page is found, shown in lists, when that is not its path. */
  path?: string
  description: string
  icon: ComponentType
  groups?: FieldGroupDefinition[]
  fields: FieldDefinition[]
}) {
  const {
    page,
    path = pages[page].path.replace('{partner}', '…'),
    groups = [{ name: 'content', title: 'Content', default: true }],
    fields,
    ...type
  } = options
  const { type: name, title } = pages[page]
  return defineType({
    ...type,
    name,
    title,
    type: 'document',
    groups: [...groups, { name: 'search', title: 'Search' }],
    fields: [...fields, seoField('search')],
    preview: { select: { id: '_id' }, prepare: () => ({ title, subtitle: path, media: options.icon }) },
  })
}
