import { defineField } from 'sanity'
import type { FieldDefinition } from 'sanity'
import { line, paragraph } from './text.ts'

/** A section's heading. */
export const headingField = (max = 80) =>
  line({ name: 'heading', title: 'Heading', description: 'The large line that opens the section.', max })

/** The sentence under a section's heading. */
export const introField = (max = 220) =>
  paragraph({ name: 'intro', title: 'Introduction', description: 'One or two sentences under the heading.', max })

/** A section of a page as one foldable object in the form. */
export function section(options: {
  name: string
  title: string
  description: string
  group?: string
  fields: FieldDefinition[]
}) {
  return defineField({
    ...options,
    type: 'object',
    options: { collapsible: true, collapsed: false },
    validation: (rule) => rule.required(),
  })
}

/** The search and sharing fields of a page. */
export const seoField = (group?: string) =>
  defineField({
    name: 'seo',
    title: 'Search and sharing',
    description: 'Title, description and picture for search engines and shared links.',
    type: 'seo',
    group,
    validation: (rule) => rule.required(),
  })
