import { CaseIcon } from '@sanity/icons/Case'
import { type CustomValidatorResult, defineType, getPublishedId, type ValidationContext } from 'sanity'
import { palette } from '#lib/brand.ts'
import { MIN_TEXT_CONTRAST, getContrastOnTint, HEX_COLOUR, toReadableColour } from '#lib/colour/contrast.ts'
import { apiVersion } from '#lib/content/connection.ts'
import { PICTURE_LIMITS } from '#lib/content/uploads.ts'
import {
  describeSlugChange,
  DEFAULT_PARTNER_REMOVAL_REFUSED,
  findKindProblem,
  isDefaultPartner,
  getSlug,
  findSlugProblem,
  listSlugs,
} from '#lib/links/partners.ts'
import { choice, field, markSubtitle, optionList, reviewField, sourceField, webAddressField } from '../fields/field.ts'
import { validateSlug } from '../fields/links.ts'
import { inTabs } from '../fields/page.ts'
import { line, optionalLine, paragraph } from '../fields/text.ts'
import { unlessUnreachable } from '../fields/unlessUnreachable.ts'

const kinds = { default: 'Default', brokerage: 'Brokerage', lender: 'Lender', 'credit-union': 'Credit union' }

/** Provinces and territories that allow introductions: all but British Columbia and Québec. */
const referralProvinces = {
  AB: 'Alberta',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  SK: 'Saskatchewan',
  YT: 'Yukon',
}

/** Requires the kind to match the link ending. */
export const validateKind = (kind: string | undefined, { document }: ValidationContext): CustomValidatorResult =>
  findKindProblem(kind, document) ?? true

/** Loads the published partners: the document's own and the others. */
async function loadPublishedPartners({ document, getClient }: ValidationContext) {
  const id = getPublishedId(document?._id ?? '')
  const query = '*[_type == "partner"]{_id, name, slug, formerSlugs}'
  const partners = await getClient({ apiVersion }).fetch<{ _id: string }[]>(query, {}, { perspective: 'published' })
  return { own: partners.find(({ _id }) => _id === id), others: partners.filter(({ _id }) => _id !== id) }
}

/**
 * Rejects another link ending for the default partner, which links without a partner find by it, and a present or former
 * one of another partner.
 */
export const validateAvailable = unlessUnreachable(async (_slug: unknown, context: ValidationContext) => {
  const { document } = context
  const { own, others } = await loadPublishedPartners(context)
  if (isDefaultPartner(own) && !isDefaultPartner(document)) return DEFAULT_PARTNER_REMOVAL_REFUSED
  const findOther = (slug: string) => others.find((other) => listSlugs(other).includes(slug))
  return (document && findSlugProblem(document, findOther)) ?? true
})

/** Stands in for Sanity's check of slugs where a validator of this project makes it. */
export const acceptAnySlug = () => true

const adviseOnChange = unlessUnreachable(async (_slug: unknown, context: ValidationContext) => {
  const [value, published] = [getSlug(context.document), getSlug((await loadPublishedPartners(context)).own)]
  if (value === undefined || published === undefined || value === published) return true
  return describeSlugChange(published, value)
})

/** Warns about a colour that the site replaces because text in it would be hard to read. */
function adviseOnContrast(colour: string | undefined): CustomValidatorResult {
  if (!colour || !HEX_COLOUR.test(colour) || getContrastOnTint(colour) >= MIN_TEXT_CONTRAST) return true
  const ratio = getContrastOnTint(colour).toFixed(1)
  return `The contrast with the page is ${ratio}:1, but text needs ${MIN_TEXT_CONTRAST}:1. The site shows ${toReadableColour(colour)} instead. Choose that, or another darker colour.`
}

const isCompany = (parent: unknown) =>
  typeof parent === 'object' && parent !== null && 'kind' in parent && parent.kind !== 'default'

const optional = { optional: true }

/** A partner's texts on its pages, in one language. */
const messages = [
  optionalLine('linkMessage', 'Line on the link page', 'Names both companies. Empty for the default.', 80),
  paragraph('scanMessage', 'Sentence on the scan page', 'Who invites, to what. Empty for the default.', 160, optional),
]

const ascending = (field: string) => ({ field, direction: 'asc' as const })

export const partner = defineType({
  name: 'partner',
  title: 'Partner',
  description: 'A company whose link and QR code open the site under both names.',
  type: 'document',
  icon: CaseIcon,
  // Within a kind by the link ending, which is the name without accents: É would come after Z.
  orderings: [
    { name: 'kind', title: 'Kind', by: [ascending('kind'), ascending('slug.current')] },
    {
      name: 'source',
      title: 'Not confirmed first',
      by: [{ field: 'source', direction: 'desc' }, ascending('slug.current')],
    },
  ],
  ...inTabs({
    Identity: [
      line('name', 'Name', 'The name consumers know.', 80),
      field(
        'slug',
        'slug',
        'Link ending',
        'The last part of the link and QR code, after /v1/link/. Links and codes with a former one go on working.',
        {
          // `validateAvailable` checks it. Sanity's own rule would be part of the advice as well, and be shown twice.
          options: { source: 'name', maxLength: 48, isUnique: acceptAnySlug },
          validation: (rule) => [
            rule.required().custom(validateSlug).custom(validateAvailable),
            rule.custom(adviseOnChange).warning(),
          ],
        },
      ),
      field('array', 'formerSlugs', 'Former link endings', 'They still lead to this partner, for printed codes.', {
        of: [{ type: 'string' }],
        options: { layout: 'tags' },
        readOnly: true,
        hidden: ({ value }) => value === undefined,
      }),
      choice('kind', 'Kind', 'Choose the kind of company. Only the site itself is “Default”.', kinds, {
        initialValue: 'brokerage',
        validation: (rule) => rule.required().custom(validateKind),
      }),
      field('boolean', 'enabled', 'Partnership active', 'Without it, the links and codes open the default page.', {
        initialValue: true,
        hidden: ({ parent }) => !isCompany(parent),
      }),
      line('logoText', 'Short name', 'Shown where there is no logo.', 32),
      line('logoAlt', 'Alt text of the logo', 'Usually the company’s name.', 80),
      field('image', 'logo', 'Logo', `Optional, instead of the short name. Transparent. ${PICTURE_LIMITS}`, {
        options: { hotspot: true },
      }),
      field('string', 'colour', 'Colour', 'The partner’s colour as #RRGGBB, used as an accent on its pages.', {
        initialValue: palette.green,
        validation: (rule) => [
          rule.required().regex(HEX_COLOUR, { name: 'a colour such as #1F3F66' }),
          rule.custom(adviseOnContrast).warning(),
        ],
      }),
      sourceField('the partnership'),
      reviewField(),
    ],
    'Link and scan pages': [
      ...messages,
      field('object', 'french', 'In French', 'The same texts for the French pages.', {
        options: { collapsible: true, collapsed: false },
        fields: [
          ...messages,
          paragraph('licenceDisclosure', 'Licence disclosure', 'Without it, the English one is shown.', 400, optional),
        ],
      }),
      webAddressField('appStoreUrl', 'App Store link', 'For iPhones, instead of that in the site settings.', optional),
      webAddressField('playStoreUrl', 'Play Store link', 'For Android phones, instead of the waitlist.', optional),
    ],
    'Licence and provinces': [
      paragraph(
        'licenceDisclosure',
        'Licence disclosure',
        'The partner’s legal name and licence numbers, which provincial rules require.',
        400,
        {
          optional: true,
          advice: (text, { document }) =>
            Boolean(text) ||
            document?.['kind'] === 'default' ||
            'Provincial rules require the legal name and licence numbers wherever a partner is shown. Add them before you share the link.',
        },
      ),
      field(
        'array',
        'referralProvinces',
        'Provinces with introductions',
        'Where this partner may receive introductions, for your records only. British Columbia and Québec are education only.',
        {
          hidden: ({ parent }) => !isCompany(parent),
          of: [{ type: 'string' }],
          options: { list: optionList(referralProvinces) },
          validation: (rule) => rule.unique(),
        },
      ),
    ],
  }),
  preview: {
    select: { title: 'name', slug: 'slug.current', enabled: 'enabled', source: 'source', media: 'logo' },
    prepare: ({ title, slug, enabled, source, media }) => ({
      title,
      subtitle: markSubtitle(source, enabled === false ? `Not active · ${slug}` : slug),
      media: media ?? CaseIcon,
    }),
  },
})
