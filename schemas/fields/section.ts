import type { FieldDefinition } from 'sanity'
import { field } from './field.ts'
import { type Audience, questionsField } from './lists.ts'
import { line, optionalLine, paragraph } from './text.ts'

export const headingField = (max = 80) => line('heading', 'Heading', 'The large line that opens the section.', max)

export const introField = (max = 220) =>
  paragraph('intro', 'Introduction', 'One or two sentences under the heading.', max)

export const inGroup = <Field extends object>(group: string, fields: readonly Field[]) =>
  fields.map((field) => ({ ...field, group }))

/** Creates a section of a page as a collapsible object. */
export const section = (name: string, title: string, description: string, fields: FieldDefinition[]) =>
  field('object', name, title, description, {
    fields,
    options: { collapsible: true, collapsed: false },
    validation: (rule) => rule.required(),
  })

export const seoField = (group?: string) =>
  field('seo', 'seo', 'Search and sharing', 'Title, description and picture for search engines and shared links.', {
    group,
    validation: (rule) => rule.required(),
  })

export const faqSection = (audience: Audience) =>
  section('faq', 'Questions', 'The questions, with the heading above them.', [
    headingField(),
    introField(),
    optionalLine('contactPhrase', 'Contact link', 'The words of the introduction that open an email to us.', 40),
    questionsField(audience),
  ])

export const closingCall = section('closingCta', 'Closing call', 'The last invitation before the footer.', [
  line('headline', 'Headline', 'A short question or invitation.', 60),
  paragraph('text', 'Text', 'What it costs, and how long it takes.', 160),
])
