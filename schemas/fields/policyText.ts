import { defineArrayMember, defineField } from 'sanity'
import type { SanityDocument } from 'sanity'
import { distinctAnchors } from './anchors.ts'
import { line, paragraphs } from './text.ts'

/** Longest summary of what a version changed, in characters. */
export const LONGEST_CHANGE_SUMMARY = 140

/** The cookie policy, or a version of it, which alone has a table of cookies. */
const hasCookies = (document: SanityDocument | undefined) => document?.['cookieTable'] !== undefined

/** What a legal document says: what its versions hold, and what its next version changes. */
export const policyTextFields = ({ group, hasTable = hasCookies }: PolicyTextOptions = {}) => [
  line({ name: 'title', title: 'Title', description: 'The heading of the page.', max: 60, group }),
  paragraphs({
    name: 'summary',
    title: 'In brief',
    description: 'The main points, one short sentence each.',
    max: 240,
    group,
  }),
  defineField({
    name: 'sections',
    title: 'Sections',
    description: 'The text, in order.',
    type: 'array',
    group,
    of: [defineArrayMember({ type: 'policySection' })],
    validation: (rule) => rule.required().min(1).custom(distinctAnchors),
  }),
  defineField({
    name: 'cookieTable',
    title: 'Table of cookies',
    description: 'For the cookie policy only. It is shown after the section with the anchor “list”.',
    type: 'cookieTable',
    group,
    hidden: ({ document }) => !hasTable(document),
  }),
]

interface PolicyTextOptions {
  group?: string
  /** Whether a document may have a table of cookies. */
  hasTable?: (document: SanityDocument | undefined) => boolean
}
