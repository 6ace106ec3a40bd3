import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { BookIcon } from '@sanity/icons/Book'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { ThListIcon } from '@sanity/icons/ThList'
import {
  type CustomValidatorResult,
  defineType,
  type FieldDefinition,
  getPublishedId,
  isVersionId,
  type PreviewConfig,
  type SanityDocument,
  type SlugIsUniqueValidator,
  type SlugValidationContext,
  type ValidationContext,
} from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { inLanguage, getLanguage } from '#lib/content/languages.ts'
import { findRepeatedAnchor } from '#lib/content/problems.ts'
import { findFutureDayProblem, getToday } from '#lib/i18n/timeZone.ts'
import { getSlug } from '#lib/links/partners.ts'
import { dateReleasedText, findEffectiveDayProblem, repeatsSummary } from '#lib/policies/versions.ts'
import { dayField, field, isOptional, isRequired, reviewField, wholeNumber } from '../fields/field.ts'
import { inTabs, seoField } from '../fields/page.ts'
import { line, listField, listItem, paragraph, paragraphs, twoLines } from '../fields/text.ts'
import { unlessUnreachable } from '../fields/unlessUnreachable.ts'

const ANCHOR = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const ANCHOR_FORM = 'small letters, digits and single dashes, beginning with a letter,'

const sectionPreview: PreviewConfig = {
  select: { title: 'heading', id: 'id' },
  prepare: ({ title, id }) => ({ title, subtitle: id === undefined ? undefined : `#${id}` }),
}

/** One numbered part of a policy: heading, paragraphs, points, closing paragraphs, in that order. */
export const policySection = listItem('policySection', 'Section', BlockContentIcon, sectionPreview, [
  field('string', 'id', 'Anchor', 'Its name in links, such as privacy-officer. They break when it changes.', {
    validation: (rule) => rule.required().max(60).regex(ANCHOR, { name: ANCHOR_FORM }),
  }),
  line('heading', 'Heading', 'The heading of the section.', 100),
  field('richText', 'paragraphs', 'Paragraphs', 'The text before the points.'),
  field('richText', 'bullets', 'Points', 'The list, one point a line.'),
  field('richText', 'closing', 'Closing paragraphs', 'The text after the points.'),
])

const columns = { name: 'Name', category: 'Category', purpose: 'Purpose', party: 'Set by', lifetime: 'Lifetime' }

/** Every cookie of the site with its lifetime. */
export const cookieTable = defineType({
  name: 'cookieTable',
  title: 'Table of cookies',
  type: 'object',
  icon: ThListIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    line('caption', 'Caption', 'What the table holds, read out before it.', 100),
    field('object', 'columns', 'Column headings', 'Above the columns.', {
      validation: isRequired,
      fields: Object.entries(columns).map(([name, title]) => line(name, title, `Heading of “${title}”.`, 32)),
    }),
    listField('rows', 'Rows', 'One cookie, or a family of them, per row.', { type: 'cookieRow' }, [1]),
  ],
})

/** Creates the fields that describe a cookie. @param kind the field after its name */
export const cookieFields = (kind: FieldDefinition) => [
  line('name', 'Name', 'The name as browsers show it.', 100),
  kind,
  paragraph('purpose', 'Purpose', 'What it is for, in one or two sentences.', 240),
  line('party', 'Set by', 'Who sets it, and for whom.', 60),
  line('lifetime', 'Lifetime', 'How long it stays.', 60),
]

export const cookieRow = listItem(
  'cookieRow',
  'Cookie',
  ThListIcon,
  twoLines('name', 'category'),
  cookieFields(line('category', 'Category', 'Its category in the consent dialog.', 40)),
)

/** Rejects a date in the future. */
export const notInFuture = (day: string | undefined): CustomValidatorResult =>
  day === undefined || (findFutureDayProblem(day) ?? true)

/** Rejects a day before the text was finished. */
export const validateEffectiveDay = (
  _day: string | undefined,
  { document }: Pick<ValidationContext, 'document'>,
): CustomValidatorResult => findEffectiveDayProblem(document ?? {}) ?? true

/** Rejects two sections with the same anchor. */
export const validateAnchors = (sections: unknown[] | undefined): CustomValidatorResult =>
  findRepeatedAnchor(sections ?? []) ?? true

/** Maximum length of the summary of a version, in characters. */
export const MAX_SUMMARY_LENGTH = 140

/** A dialog asks for these fields before a policy is published. A release has none. */
const isWrittenWhenPublished = ({ document }: { document: SanityDocument | undefined }) =>
  !isVersionId(document?._id ?? '')

const isCookiePolicy = (document: SanityDocument | undefined) => getSlug(document) === 'cookie-policy'

/** Returns the text fields that a policy and its versions share. @param hasTable whether a table of cookies is shown */
const policyTextFields = (hasTable: typeof isCookiePolicy) => [
  line('title', 'Title', 'The heading of the page.', 60),
  paragraphs('summary', 'In brief', 'The main points, a sentence each.', 240),
  field('array', 'sections', 'Sections', 'The text, in order.', {
    of: [{ type: 'policySection' }],
    validation: (rule) => rule.required().min(1).custom(validateAnchors),
  }),
  field('cookieTable', 'cookieTable', 'Table of cookies', 'After the section “list”. Equal to the consent dialog’s.', {
    hidden: ({ document }) => !hasTable(document),
  }),
]

/** A policy has the same path in every language. */
const isUniqueInLanguage: SlugIsUniqueValidator = unlessUnreachable(
  async (slug: string, { document, getClient }: SlugValidationContext) => {
    const query = `count(*[_type == "legalPolicy" && slug.current == $slug && ${inLanguage} && _id != $id]) == 0`
    const params = { slug, id: getPublishedId(document?._id ?? ''), language: getLanguage(document) }
    return getClient({ apiVersion }).fetch<boolean>(query, params, { perspective: 'published' })
  },
)

/** Rejects a text in a release that changes the published one without a line on what changed. */
export const requireSummary = unlessUnreachable(
  async (_summary: unknown, { document, getClient }: ValidationContext) => {
    if (document === undefined || isWrittenWhenPublished({ document })) return true
    const client = getClient({ apiVersion }).withConfig({ perspective: 'published' })
    const id = getPublishedId(document._id)
    const published = await client.fetch<SanityDocument | null>('*[_id == $id][0]', { id })
    if (published === null) return true
    const released = { ...document, ...dateReleasedText(document, published, getToday()) }
    return !repeatsSummary(released, published) || 'The text has changed. Write what changed, in one line.'
  },
)

export const legalPolicy = defineType({
  name: 'legalPolicy',
  title: 'Legal document',
  description:
    'A policy as it is in force. Write names and addresses in full: the text must be complete in an archive.',
  type: 'document',
  icon: BookIcon,
  orderings: [{ name: 'newest', title: 'Last updated', by: [{ field: 'lastUpdated', direction: 'desc' }] }],
  ...inTabs({
    Text: policyTextFields(isCookiePolicy),
    Version: [
      field('slug', 'slug', 'Path', 'The address of the page. It cannot change: other pages and emails link to it.', {
        readOnly: ({ value }) => Boolean(value),
        options: { source: 'title', maxLength: 60, isUnique: isUniqueInLanguage },
        validation: isRequired,
      }),
      dayField(
        'lastUpdated',
        'Last updated',
        'The day this text was finished. It is set when you publish. In a release you may choose it; else it is the day of the release.',
        (rule) => rule.required().custom(notInFuture),
        { readOnly: isWrittenWhenPublished },
      ),
      dayField(
        'effectiveDate',
        'In effect from',
        'The day from which it applies, shown under the title when it is after “Last updated”. A past day becomes the day you publish, unless this text applies already.',
        (rule) => rule.required().custom(validateEffectiveDay),
      ),
      reviewField(),
      line(
        'changeSummary',
        'What changed',
        'In plain words, for readers of the earlier version. You write it when you publish; in a release, here.',
        400, // Longer than MAX_SUMMARY_LENGTH: stored summaries may exceed the current limit.
        { readOnly: isWrittenWhenPublished, check: requireSummary },
      ),
      field('number', 'consentRevision', 'Cookie consent', 'For another cookie or purpose: visitors agree again.', {
        initialValue: 1,
        hidden: ({ document }) => !isCookiePolicy(document),
        validation: (rule) => rule.integer().min(1),
      }),
    ],
    Search: [seoField()],
  }),
  preview: {
    select: { title: 'title', date: 'effectiveDate' },
    prepare: ({ title, date }) => ({ title, subtitle: date ? `In effect from ${date}` : undefined, media: BookIcon }),
  },
})

export const policyVersion = defineType({
  name: 'policyVersion',
  title: 'Version of a legal document',
  description: 'A text as it was published. Publishing creates it, and it cannot be changed.',
  type: 'document',
  icon: DocumentTextIcon,
  readOnly: true,
  fields: [
    field('reference', 'policy', 'Legal document', 'The policy it is a version of.', {
      to: [{ type: 'legalPolicy' }],
      validation: isRequired,
    }),
    wholeNumber('number', 'Number', 'Counted from 1. The last part of the address of its page.', [1]),
    dayField('lastUpdated', 'Last updated', 'The day this text was finished.', isRequired),
    dayField(
      'effectiveDate',
      'In effect from',
      'The day from which it applied, as set when it was published.',
      // The earliest versions have none.
      isOptional,
    ),
    dayField(
      'earlierEffectiveDate',
      'The version before: in effect from',
      'The final day for the version before, when it was moved after publishing.',
      isOptional,
      { hidden: ({ value }) => value === undefined },
    ),
    line('changeSummary', 'What changed', 'In plain words, for readers of the version before.', MAX_SUMMARY_LENGTH),
    ...policyTextFields((document) => document?.['cookieTable'] !== undefined),
  ],
  preview: {
    select: { title: 'title', number: 'number', date: 'lastUpdated', summary: 'changeSummary' },
    prepare: ({ title, number, date, summary }) => ({
      title: `${title}, version ${number}`,
      subtitle: [date, summary].filter(Boolean).join(' · '),
    }),
  },
})
