import { defineArrayMember, type FieldDefinition, type ReferenceFilterOptions } from 'sanity'
import { field, isRequired } from './field.ts'
import { sameLanguage } from './language.ts'
import { line, optionalLine, paragraph } from './text.ts'

/** Creates a section of a page as a collapsible object. */
export const section = (name: string, title: string, description: string, fields: FieldDefinition[]) =>
  field('object', name, title, description, {
    fields,
    options: { collapsible: true, collapsed: false },
    validation: isRequired,
  })

export const headingField = (max = 80) => line('heading', 'Heading', 'The large line that opens the section.', max)

export const introField = (max = 220) =>
  paragraph('intro', 'Introduction', 'One or two sentences under the heading.', max)

/** Titles of document types in the “Add item” menu. */
const referenceTitles = { faq: 'Question', testimonial: 'Review', pressLogo: 'Press logo', partnerLogo: 'Partner logo' }

/** Creates a list of documents that a page shows in this order. @param options limits the documents to choose from */
export const referenceListField = (
  name: string,
  title: string,
  type: keyof typeof referenceTitles,
  hint = '',
  options?: ReferenceFilterOptions,
) =>
  field('array', name, title, `The page shows these, in this order. Drag them here or in the preview.${hint}`, {
    of: [defineArrayMember({ type: 'reference', title: referenceTitles[type], to: [{ type }], options })],
    validation: (rule) => rule.required().min(1).unique(),
  })

/** The audiences of questions, one per landing page. */
export const audiences = { personal: 'Home buyers', business: 'Mortgage professionals' } as const

export type Audience = keyof typeof audiences

export const faqSection = (audience: Audience) =>
  section('faq', 'Questions', 'The questions, with the heading above them.', [
    headingField(),
    introField(),
    optionalLine('contactPhrase', 'Contact link', 'The words of the introduction that open an email to us.', 40),
    referenceListField('questions', 'Questions and answers', 'faq', ' Add an existing question or write a new one.', {
      filter: sameLanguage('audience == $audience', { audience }),
    }),
  ])

export const closingCall = section('closingCta', 'Closing call', 'The last invitation before the footer.', [
  line('headline', 'Headline', 'A short question or invitation.', 60),
  paragraph('text', 'Text', 'What it costs, and how long it takes.', 160),
])
