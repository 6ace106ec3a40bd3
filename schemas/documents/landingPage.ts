import { RocketIcon } from '@sanity/icons/Rocket'
import {
  type ConditionalPropertyCallbackContext,
  type CustomValidatorResult,
  defineType,
  type FieldDefinition,
  getPublishedId,
  type ValidationContext,
} from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { getLanguage } from '#lib/content/languages.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { findLandingPathProblem, listLandingPaths } from '#lib/landingPages/path.ts'
import { findRepeatedSection } from '#lib/landingPages/sections.ts'
import { findSplitProblem, SPLIT_RANGE } from '#lib/landingPages/split.ts'
import { getKey } from '#lib/redirects/rules.ts'
import { announcementField } from '../fields/announcement.ts'
import {
  createLastDayRule,
  dayField,
  firstDayField,
  field,
  isOptional,
  isRequired,
  wholeNumber,
} from '../fields/field.ts'
import { validatePageLink } from '../fields/links.ts'
import { inTabs, seoField } from '../fields/page.ts'
import { line } from '../fields/text.ts'
import { unlessUnreachable } from '../fields/unlessUnreachable.ts'
import { contentSections } from '../sections/contentSections.ts'
import { siteSections } from '../sections/siteSections.ts'
import { drawThumbnail } from '../sections/thumbnails.ts'

/** Rejects a path that is malformed or taken by another page, or by a redirect. */
export const validateLandingPath = unlessUnreachable(async (_path: unknown, context: ValidationContext) => {
  const { document } = context
  if (document === undefined) return true
  const client = context.getClient({ apiVersion }).withConfig({ perspective: 'published' })
  const [pages, sources] = await Promise.all([
    client.fetch<{ _id: string }[]>('*[_type == "landingPage"]{_id, language, path, formerPaths}'),
    client.fetch<string[]>('*[_type == "redirect" && defined(from)].from'),
  ])
  const id = getPublishedId(document._id)
  const others = pages.filter(({ _id }) => _id !== id)
  return (
    findLandingPathProblem(document, {
      findPage: (path) => others.find((other) => listLandingPaths(other).includes(path)),
      hasRedirect: (path) => sources.some((from) => getKey(from) === getKey(path)),
    }) ?? true
  )
})

/** Creates a validator that rejects a split of a page that cannot be split, or has another one on these days. */
const createSplitValidator = (name: 'path' | 'until') =>
  unlessUnreachable(async (_value: unknown, context: ValidationContext) => {
    const { document } = context
    if (document === undefined) return true
    const client = context.getClient({ apiVersion }).withConfig({ perspective: 'published' })
    const id = getPublishedId(document._id)
    const others = await client.fetch<object[]>(
      '*[_type == "landingPage" && _id != $id && defined(path)]{language, path, formerPaths, split}',
      { id },
    )
    const problem = findSplitProblem(document, {
      findPage: (path) => others.find((other) => listLandingPaths(other).includes(path)),
      listSplit: () => others,
    })
    return problem?.field === name ? problem.message : true
  })

export const validateSplitPath = createSplitValidator('path')
export const validateSplitUntil = createSplitValidator('until')

/** Rejects a section of the site that is on the page twice: its anchor must be unique. */
export const validateSections = (list: readonly unknown[] | undefined): CustomValidatorResult =>
  findRepeatedSection(list ?? []) ?? true

const isTranslation = ({ document }: ConditionalPropertyCallbackContext) => getLanguage(document) !== defaultLocale

/**
 * Hides a setting that both languages share in the French form: that of the English document counts. Sanity leaves out
 * read-only fields when a whole document is pasted.
 */
const shared = (definition: FieldDefinition): FieldDefinition => ({
  ...definition,
  hidden: isTranslation,
  readOnly: isTranslation,
})

const members = [...siteSections, ...contentSections]

export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  description: 'A page for a campaign, made of sections. It is public as soon as it is published.',
  type: 'document',
  icon: RocketIcon,
  ...inTabs({
    Content: [
      line('title', 'Title', 'The large heading of the page, unless it has an opening. Also its name in lists.', 70),
      field('array', 'sections', 'Sections', 'From top to bottom. Drag one by its handle, or with the arrow keys.', {
        of: members,
        options: {
          insertMenu: {
            filter: true,
            groups: [
              { name: 'site', title: 'Of the site', of: siteSections.map(({ name }) => name) },
              { name: 'own', title: 'For this page', of: contentSections.map(({ name }) => name) },
            ],
            views: [{ name: 'grid', previewImageUrl: drawThumbnail }, { name: 'list' }],
          },
        },
        validation: (rule) => rule.required().min(1).custom(validateSections),
      }),
      announcementField('of this page, instead of that of the site'),
    ],
    Address: [
      shared(
        field('string', 'path', 'Path', 'In both languages; the French page is below /fr. A former path leads here.', {
          placeholder: '/spring',
          validation: (rule) => rule.custom(validateLandingPath),
        }),
      ),
      field('array', 'formerPaths', 'Former paths', 'They redirect to this page, for printed links.', {
        of: [{ type: 'string' }],
        options: { layout: 'tags' },
        readOnly: true,
        hidden: ({ value }) => value === undefined,
      }),
      shared(
        field(
          'boolean',
          'ownHome',
          'Home of its own',
          'On: header, footer and buttons keep visitors here. The site’s pages are below its path, as /spring/support.',
          { initialValue: false },
        ),
      ),
      shared(firstDayField('runsFrom', 'Optional. Before it, the page is not public.', isOptional)),
      shared(
        dayField(
          'runsUntil',
          'Last day',
          'Optional. From the day after, its address leads on.',
          createLastDayRule('runsFrom'),
        ),
      ),
      shared(
        field(
          'string',
          'leadsTo',
          'Leads on to',
          'Optional. A page of this site after the last day, else the home page.',
          {
            placeholder: '/support',
            validation: (rule) => rule.custom(validatePageLink),
          },
        ),
      ),
      shared(
        field(
          'reference',
          'partner',
          'Partner',
          'Optional. Shows its brand and licence; every button leads to its link.',
          {
            to: [{ type: 'partner' }],
            options: { filter: 'slug.current != "default"' },
          },
        ),
      ),
    ],
    Split: [
      shared(
        field(
          'object',
          'split',
          'Stand in for another page',
          'Optional. Part of another page’s visitors get this one at its address, by a cookie that the cookie policy then lists.',
          {
            options: { collapsible: true, collapsed: false },
            fields: [
              field('string', 'path', 'Other page', 'English path of the page that the other visitors get.', {
                placeholder: '/business',
                validation: (rule) => rule.required().custom(validateSplitPath),
              }),
              wholeNumber(
                'percentage',
                'Share',
                'How many of 100 visitors get this page: 50 tells the most.',
                SPLIT_RANGE,
              ),
              firstDayField('from', 'The other page is split from this day on.', isRequired),
              dayField('until', 'Last day', 'From the day after, all visitors get the other page again.', (rule) =>
                rule.required().custom(validateSplitUntil),
              ),
            ],
          },
        ),
      ),
    ],
    Search: [
      seoField(),
      shared(
        field('boolean', 'indexable', 'In search engines', 'Off: they do not list it, and the sitemap leaves it out.', {
          initialValue: true,
        }),
      ),
    ],
  }),
  orderings: [],
  preview: {
    select: { title: 'title', path: 'path', until: 'runsUntil' },
    prepare: ({ title, path, until }) => ({
      title,
      subtitle: [path, until && `until ${until}`].filter(Boolean).join(' · '),
    }),
  },
})
