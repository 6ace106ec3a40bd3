import { BookIcon } from '@sanity/icons/Book'
import { defineType, getPublishedId, type SanityDocument, type SlugIsUniqueValidator } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { inLanguage, getLanguage } from '#lib/content/languages.ts'
import { getSlug } from '#lib/links/partners.ts'
import { field } from '../fields/field.ts'
import { notInFuture, policyTextFields } from '../fields/policyText.ts'
import { seoField } from '../fields/section.ts'
import { line } from '../fields/text.ts'

const isCookiePolicy = (document: SanityDocument | undefined) => getSlug(document) === 'cookie-policy'

/** A policy has the same path in every language. */
const isUniqueInLanguage: SlugIsUniqueValidator = async (slug, { document, getClient }) => {
  const query = `count(*[_type == "legalPolicy" && slug.current == $slug && ${inLanguage} && !(_id in path("drafts.**")) && _id != $id]) == 0`
  const params = { slug, id: getPublishedId(document?._id ?? ''), language: getLanguage(document) }
  return getClient({ apiVersion }).fetch<boolean>(query, params, { perspective: 'raw' })
}

export const legalPolicy = defineType({
  name: 'legalPolicy',
  title: 'Legal document',
  description:
    'A policy as it is in force. Write names and addresses in full: the text must be complete in an archive.',
  type: 'document',
  icon: BookIcon,
  orderings: [
    { name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] },
    { name: 'newest', title: 'Last updated', by: [{ field: 'lastUpdated', direction: 'desc' }] },
  ],
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'version', title: 'Version' },
    { name: 'search', title: 'Search' },
  ],
  fields: [
    ...policyTextFields('text', isCookiePolicy),
    field('slug', 'slug', 'Path', 'The address of the page. It cannot be changed: other pages and emails link to it.', {
      group: 'version',
      readOnly: ({ value }) => Boolean(value),
      options: { source: 'title', maxLength: 60, isUnique: isUniqueInLanguage },
      validation: (rule) => rule.required(),
    }),
    field('date', 'lastUpdated', 'Last updated', 'The day this text was finished. It is set when you publish.', {
      group: 'version',
      readOnly: true,
      validation: (rule) => rule.required().custom(notInFuture),
    }),
    field(
      'date',
      'effectiveDate',
      'In effect from',
      'The day from which it applies, shown under the title when it is after “Last updated”. A past day becomes the day you publish, unless this text applies already.',
      {
        group: 'version',
        validation: (rule) =>
          rule.required().custom((date, { document }) => {
            const lastUpdated = document?.['lastUpdated']
            if (typeof date !== 'string' || typeof lastUpdated !== 'string' || date >= lastUpdated) return true
            return 'A text cannot apply before it was finished. Choose a later day.'
          }),
      },
    ),
    line(
      'changeSummary',
      'What changed',
      'In plain words, for readers of the earlier version. You write it when you publish.',
      400, // Longer than CHANGE_SUMMARY_LENGTH: stored summaries may exceed the current limit.
      { group: 'version', readOnly: true },
    ),
    field(
      'number',
      'consentRevision',
      'Cookie consent',
      'For a change that visitors must agree to again, such as another cookie or purpose.',
      {
        group: 'version',
        initialValue: 1,
        hidden: ({ document }) => !isCookiePolicy(document),
        validation: (rule) => rule.integer().min(1),
      },
    ),
    seoField('search'),
  ],
  preview: {
    select: { title: 'title', date: 'effectiveDate' },
    prepare: ({ title, date }) => ({ title, subtitle: date ? `In effect from ${date}` : undefined, media: BookIcon }),
  },
})
