import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import type { CustomValidatorResult, ValidationContext } from 'sanity'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { markedSubtitle, sourceField } from '../fields/source.ts'
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
  const slug = document?.['slug']
  const value = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
  if (kind === 'default' && value !== DEFAULT_PARTNER) {
    return `The default partner has the link value “${DEFAULT_PARTNER}”. Choose what kind of company this is.`
  }
  if (kind !== 'default' && value === DEFAULT_PARTNER) {
    return `The link value “${DEFAULT_PARTNER}” stands for the site itself. Choose “Default”, or another link value.`
  }
  return true
}

const isCompany = (parent: unknown) =>
  typeof parent === 'object' && parent !== null && 'kind' in parent && parent.kind !== 'default'

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
      validation: (rule) =>
        rule.required().custom((slug) => {
          if (!slug?.current || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug.current)) return true
          return 'Use small letters, digits and single dashes.'
        }),
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
      validation: (rule) => rule.required().regex(/^#[0-9a-f]{6}$/i, { name: 'a colour such as #1F3F66' }),
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
        'Where this partner may receive introductions. British Columbia and Québec are education only and cannot be chosen.',
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
    select: { title: 'name', slug: 'slug.current', source: 'source', media: 'logo' },
    prepare: ({ title, slug, source, media }) => ({
      title,
      subtitle: markedSubtitle(source, slug),
      media: media ?? CaseIcon,
    }),
  },
})
