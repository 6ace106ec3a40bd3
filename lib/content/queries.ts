import { defineQuery } from 'groq'
import { inLanguage } from './languages.ts'

/** What frames every page and fills the tokens of its texts. */
export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings" && ${inLanguage}][0]`)

/** What the law and the stores ask the site to say. */
export const disclosuresQuery = defineQuery(`*[_type == "disclosures" && ${inLanguage}][0]`)

/**
 * Every partner whose links work, the default one among them always: few, and asked for as one answer so that an
 * invented link value costs no call. Without a French licence disclosure the English one stands: the law wants one.
 */
export const partnersQuery =
  defineQuery(`*[_type == "partner" && defined(slug.current) && (enabled != false || slug.current == "default")] | order(name asc) {
  _id, _type, name, "slug": slug.current, formerSlugs, kind, logoText, logoAlt, logo, "logoSize": logo.asset->metadata.dimensions{width, height}, colour, appStoreUrl, playStoreUrl, source,
  "linkMessage": select($language == "fr-CA" => french.linkMessage, linkMessage),
  "scanMessage": select($language == "fr-CA" => french.scanMessage, scanMessage),
  "licenceDisclosure": select($language == "fr-CA" => coalesce(french.licenceDisclosure, licenceDisclosure), licenceDisclosure)
}`)

/** The legal documents that are published, and the numbers of their versions; none before the first change. */
export const policyNumbersQuery = defineQuery(`*[_type == "legalPolicy"]{
  "slug": slug.current, "language": coalesce(language, "en-CA"), "numbers": *[_type == "policyVersion" && policy._ref == ^._id].number
}`)

/** What is published in a language of the documents that pages are made of. */
export const publishedTypesQuery = defineQuery(`*[_type in $types && ${inLanguage}]{_type, "slug": slug.current}`)

/** Every redirect, the oldest first: of two from one path, the earlier stays in force. */
export const redirectsQuery = defineQuery(
  `*[_type == "redirect"] | order(_createdAt asc, _id asc) {from, to, permanent}`,
)
