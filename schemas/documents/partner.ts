import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import type { CustomValidatorResult, ValidationContext } from 'sanity'
import { CONTRAST_OF_TEXT, contrastOnTint, HEX_COLOUR, readableColour } from '#lib/colour/contrast.ts'
import { DEFAULT_PARTNER_STAYS, isDefaultPartner, linkValueOf } from '#lib/links/partnerDocument.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { markedSubtitle, sourceField } from '../fields/source.ts'
import { fitForLinks } from '../fields/linkValue.ts'
import { line, paragraph } from '../fields/text.ts'

const kinds = {
  default: 'Default: the site itself',
  brokerage: 'Brokerage',
  lender: 'Lender',
  'credit-union': 'Credit union',
} as const

/** Provinces and territories where an introduction may be made: all but British Columbia and Québec. */
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
} as const

/** The site finds the default partner by its link value, so kind and value belong together. */
function defaultAtItsValue(kind: string | undefined, { document }: ValidationContext): CustomValidatorResult {
  const value = linkValueOf(document)
  if (kind === 'default' && value !== DEFAULT_PARTNER) {
    return `The default partner has the link value “${DEFAULT_PARTNER}”. Choose what kind of company this is.`
  }
  if (kind !== 'default' && value === DEFAULT_PARTNER) {
    return `The link value “${DEFAULT_PARTNER}” stands for the site itself. Choose “Default”, or another link value.`
  }
  return true
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The links of visitors without a partner find the default one by its value. */
async function defaultKeepsItsValue(_slug: unknown, context: ValidationContext): Promise<CustomValidatorResult> {
  const { document, getClient } = context
  if (isDefaultPartner(document)) return true
  const id = text(document?.['_id']).replace(/^drafts\./, '')
  const client = getClient({ apiVersion: '2025-02-19' })
  const published = await client.fetch<object | null>('*[_id == $id][0]{slug}', { id }, { perspective: 'published' })
  return isDefaultPartner(published) ? DEFAULT_PARTNER_STAYS : true
}

/** Says what the site makes of a colour that could not be read; the page stays readable whatever is written. */
function readableOnItsPage(colour: string | undefined): CustomValidatorResult {
  if (!colour || !HEX_COLOUR.test(colour) || contrastOnTint(colour) >= CONTRAST_OF_TEXT) return true
  const ratio = contrastOnTint(colour).toFixed(1)
  return `The contrast with its page is ${ratio}:1 and text needs ${CONTRAST_OF_TEXT}:1, so the site shows ${readableColour(colour)} in its place. Choose that, or another darker colour.`
}

const isCompany = (parent: unknown) =>
  typeof parent === 'object' && parent !== null && 'kind' in parent && parent.kind !== 'default'

/** A store page of the partner's own; https only. */
const storeLinkField = (field: { name: string; title: string; description: string }) =>
  defineField({ ...field, type: 'url', group: 'pages', validation: (rule) => rule.uri({ scheme: ['https'] }) })

export const partner = defineType({
  name: 'partner',
  title: 'Partner',
  description: 'A company whose link and QR code open Homie under both names.',
  type: 'document',
  icon: CaseIcon,
  orderings: [
    { name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] },
    {
      name: 'kind',
      title: 'Kind',
      by: [
        { field: 'kind', direction: 'asc' },
        { field: 'name', direction: 'asc' },
      ],
    },
    {
      name: 'source',
      title: 'Samples first',
      by: [
        { field: 'source', direction: 'desc' },
        { field: 'name', direction: 'asc' },
      ],
    },
  ],
  groups: [
    { name: 'identity', title: 'Identity', default: true },
    { name: 'pages', title: 'Link and scan pages' },
    { name: 'law', title: 'Licence and provinces' },
  ],
  fields: [
    line({ name: 'name', title: 'Name', description: 'The name consumers know.', max: 80, group: 'identity' }),
    defineField({
      name: 'slug',
      title: 'Link value',
      description: 'The last part of the link and QR code: /v1/link/…. Printed codes stop working when it changes.',
      type: 'slug',
      group: 'identity',
      options: { source: 'name', maxLength: 48 },
      validation: (rule) => rule.required().custom(fitForLinks).custom(defaultKeepsItsValue),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      description: 'The default stands for no partner; there is one.',
      type: 'string',
      group: 'identity',
      initialValue: 'brokerage',
      options: { list: Object.entries(kinds).map(([value, title]) => ({ value, title })) },
      validation: (rule) => rule.required().custom(defaultAtItsValue),
    }),
    defineField({
      name: 'enabled',
      title: 'Links work',
      description: "Switch off to end a partnership: the partner's links and codes then open the default page.",
      type: 'boolean',
      group: 'identity',
      initialValue: true,
      hidden: ({ parent }) => !isCompany(parent),
    }),
    line({
      name: 'logoText',
      title: 'Short name',
      description: 'Shown where there is no logo.',
      max: 32,
      group: 'identity',
    }),
    line({
      name: 'logoAlt',
      title: "Logo's text alternative",
      description: 'What the logo says, usually the name.',
      max: 80,
      group: 'identity',
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      description: 'On a transparent ground, SVG if you have it. Without one, the short name is shown.',
      type: 'image',
      group: 'identity',
      options: { hotspot: true },
    }),
    defineField({
      name: 'colour',
      title: 'Colour',
      description: "The partner's colour as #RRGGBB, used as an accent on its pages.",
      type: 'string',
      group: 'identity',
      initialValue: '#12372A',
      validation: (rule) => [
        rule.required().regex(HEX_COLOUR, { name: 'a colour such as #1F3F66' }),
        rule.custom(readableOnItsPage).warning(),
      ],
    }),
    line({
      name: 'linkMessage',
      title: 'Line on the link page',
      description: 'Names both companies. Empty for the default.',
      max: 80,
      optional: true,
      group: 'pages',
    }),
    paragraph({
      name: 'scanMessage',
      title: 'Sentence on the scan page',
      description: 'Who invites, and to what. Empty for the default.',
      max: 160,
      optional: true,
      group: 'pages',
    }),
    storeLinkField({
      name: 'appStoreUrl',
      title: 'App Store link',
      description: "Where iPhones are led, for a campaign of the partner's own. Empty: the link of the site settings.",
    }),
    storeLinkField({
      name: 'playStoreUrl',
      title: 'Play Store link',
      description: 'Where Android phones are led. Empty: the waitlist of the site.',
    }),
    paragraph({
      name: 'licenceDisclosure',
      title: 'Licence disclosure',
      description: "The partner's legal name and licence numbers, as provincial rules ask for them.",
      max: 400,
      optional: true,
      group: 'law',
      advice: (text, { document }) =>
        text || document?.['kind'] === 'default'
          ? true
          : 'Provincial rules ask for the legal name and the licence numbers wherever a partner is shown. Add them before its link is handed out.',
    }),
    defineField({
      name: 'referralProvinces',
      title: 'Provinces with introductions',
      description:
        'For the record; shown on no page, and nothing follows from it. Where this partner may receive introductions. British Columbia and Québec are education only and cannot be chosen.',
      type: 'array',
      group: 'law',
      hidden: ({ parent }) => !isCompany(parent),
      of: [defineArrayMember({ type: 'string' })],
      options: { list: Object.entries(referralProvinces).map(([value, title]) => ({ value, title })) },
      validation: (rule) =>
        rule.unique().custom((codes: string[] | undefined) => {
          const refused = codes?.filter((code) => !(code in referralProvinces)) ?? []
          return refused.length === 0 || `No introductions in ${refused.join(', ')}.`
        }),
    }),
    sourceField('the partnership', 'identity'),
  ],
  preview: {
    select: { title: 'name', slug: 'slug.current', enabled: 'enabled', source: 'source', media: 'logo' },
    prepare: ({ title, slug, enabled, source, media }) => ({
      title,
      subtitle: markedSubtitle(source, enabled === false ? `${slug} · links are off` : slug),
      media: media ?? CaseIcon,
    }),
  },
})
