import { defineQuery } from 'groq'

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
