import { defineQuery } from 'groq'

/** Every partner: few, and asked for as one answer so that an invented link value costs no call. */
export const partnersQuery = defineQuery(`*[_type == "partner" && defined(slug.current)] | order(name asc) {
  _id, _type, name, "slug": slug.current, kind, logoText, logoAlt, logo, "logoSize": logo.asset->metadata.dimensions{width, height}, colour, linkMessage, scanMessage, licenceDisclosure, referralProvinces, source
}`)
