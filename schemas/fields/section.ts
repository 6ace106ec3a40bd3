import { defineField, type FieldDefinition } from 'sanity'
import { type Audience, questionsField } from './lists.ts'
import { line, paragraph } from './text.ts'

export const headingField = (max = 80) =>
  line({ name: 'heading', title: 'Heading', description: 'The large line that opens the section.', max })

export const introField = (max = 220) =>
  paragraph({ name: 'intro', title: 'Introduction', description: 'One or two sentences under the heading.', max })

export const inGroup = <Field extends object>(group: string, fields: readonly Field[]) =>
  fields.map((field) => ({ ...field, group }))

/** A section of a page, as an object that can be collapsed in the form. */
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

export const seoField = (group?: string) =>
  defineField({
    name: 'seo',
    title: 'Search and sharing',
    description: 'Title, description and picture for search engines and shared links.',
    type: 'seo',
    group,
    validation: (rule) => rule.required(),
  })

export const faqSection = (audience: Audience) =>
  section({
    name: 'faq',
    title: 'Questions',
    description: 'The questions, with the heading above them.',
    fields: [
      headingField(),
      introField(),
      line({
        name: 'contactPhrase',
        title: 'Contact link',
        description: 'The words of the introduction that open an email to us.',
        max: 40,
        optional: true,
      }),
      questionsField(audience),
    ],
  })

export const closingCall = section({
  name: 'closingCta',
  title: 'Closing call',
  description: 'The last invitation before the footer.',
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'A short question or invitation.', max: 60 }),
    paragraph({ name: 'text', title: 'Text', description: 'What it costs, and how long it takes.', max: 160 }),
  ],
})
