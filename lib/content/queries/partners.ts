import { defineQuery } from 'groq'

<<<<<<< HEAD
/** Every partner: few, and asked for as one answer so that an invented link value costs no call. */
export const partnersQuery = defineQuery(`*[_type == "partner" && defined(slug.current)] | order(name asc) {
  _id, _type, name, "slug": slug.current, kind, logoText, logoAlt, logo, "logoSize": logo.asset->metadata.dimensions{width, height}, colour, linkMessage, scanMessage, licenceDisclosure, referralProvinces, source
=======
/** Every partner whose links work, the default one among them always: few, and asked for as one answer so that an invented link value costs no call. */
export const partnersQuery =
  defineQuery(`*[_type == "partner" && defined(slug.current) && (enabled != false || slug.current == "default")] | order(name asc) {
  _id, _type, name, "slug": slug.current, kind, logoText, logoAlt, logo, "logoSize": logo.asset->metadata.dimensions{width, height}, colour, linkMessage, scanMessage, appStoreUrl, playStoreUrl, licenceDisclosure, referralProvinces
>>>>>>> 587282f (A partner's document shows its links, its code to print and its page; a partner can be switched off, and no colour makes its page unreadable)
}`)
