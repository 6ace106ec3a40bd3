import { BlockContentIcon } from '@sanity/icons/BlockContent'
import type { ComponentType } from 'react'
import { defineType, type FieldDefinition, type PreviewConfig } from 'sanity'
import { type PageName, pages } from '#lib/pages.ts'
import { choice, field, isRequired } from './field.ts'
import { listItem } from './text.ts'

/** Fields by the title of their tab; the first tab is open. */
type Tabs = Readonly<Record<string, FieldDefinition[]>>

/** Returns the groups and fields of a type whose form has tabs. */
export function inTabs(tabs: Tabs) {
  const named = Object.entries(tabs).map(([title, fields]) => ({
    name: title.toLowerCase().replaceAll(' ', '-'),
    title,
    fields,
  }))
  return {
    groups: named.map(({ name, title }, index) => ({ name, title, default: index === 0 })),
    fields: named.flatMap(({ name, fields }) => fields.map((field) => ({ ...field, group: name }))),
  }
}

interface Singleton {
  name: string
  title: string
  /** Second line in lists: where its texts are shown. */
  subtitle?: string
  description: string
  icon: ComponentType
  fields: FieldDefinition[] | Tabs
  preview?: PreviewConfig
}

/** Defines a type of which there is one document per language, or one for all. */
export const singleton = ({ subtitle, fields, preview, ...type }: Singleton) =>
  defineType({
    ...type,
    type: 'document',
    ...(Array.isArray(fields) ? { fields } : inTabs(fields)),
    // Sanity requires a selected field, though none is shown.
    preview: preview ?? { select: { id: '_id' }, prepare: () => ({ title: type.title, subtitle }) },
  })

export const seoField = () =>
  field('seo', 'seo', 'Search and sharing', 'Title, description and picture for search engines and shared links.', {
    validation: isRequired,
  })

/** Defines the document type of a page. @param page key in the page registry, which has its name and title */
export function pageSingleton(page: PageName, icon: ComponentType, description: string, fields: Singleton['fields']) {
  const { type: name, title, path } = pages[page]
  const tabs = Array.isArray(fields) ? { Content: fields } : fields
  // The page of unknown paths has one only for its preview.
  const subtitle = page === 'notFound' ? 'Any other address' : path.replace('{partner}', '…')
  return singleton({ name, title, subtitle, description, icon, fields: { ...tabs, Search: [seoField()] } })
}

type Sections = Readonly<Record<string, string>>

/** Returns the stored order: a list of names, each item with its name as key. */
export const listedSections = (sections: Sections) =>
  Object.keys(sections).map((section) => ({ _key: section, section }))

const placedSectionPreview = (sections: Sections): PreviewConfig => ({
  select: { section: 'section', key: '_key' },
  prepare: ({ section }) => ({ title: sections[section] ?? section, subtitle: 'Drag to reorder' }),
})

/** Creates the field in which editors reorder the sections of a page. */
export const sectionOrderField = (sections: Sections) =>
  field(
    'array',
    'sectionOrder',
    'Order of the sections',
    'Drag a section by its handle, or press Space on the handle, move it with the arrow keys and press Space again. In the preview, drag it or right-click it and choose Move. The opening stays first and the closing call last.',
    {
      options: { disableActions: ['add', 'addBefore', 'addAfter', 'duplicate', 'remove', 'copy'] },
      of: [
        listItem('placedSection', 'Section', BlockContentIcon, placedSectionPreview(sections), [
          // A read-only item would have no handle to drag it by, so only its field is read-only.
          choice('section', 'Section', 'The section at this position.', sections, { readOnly: true }),
        ]),
      ],
      initialValue: listedSections(sections),
      // Editors can only drag, but imported content may have any list.
      validation: (rule) =>
        rule.unique().length(Object.keys(sections).length).error('The page needs each section once.'),
    },
  )
