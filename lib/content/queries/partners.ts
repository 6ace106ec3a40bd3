import { defineQuery } from 'groq'

/**
 * Every partner whose links work, the default one among them always: few, and asked for as one answer so that an
 * invented link value costs no call.
 */
export const partnersQuery =
  defineQuery(`*[_type == "partner" && defined(slug.current) && (enabled != false || slug.current == "default")] | order(name asc) {
  _id, _type, name, "slug": slug.current, kind, logoText, logoAlt, logo, "logoSize": logo.asset->metadata.dimensions{width, height}, colour, linkMessage, scanMessage, appStoreUrl, playStoreUrl, licenceDisclosure, source
}`)
