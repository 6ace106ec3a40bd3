import { defineQuery } from 'groq'
import { inLanguage } from './languages.ts'

/** The site settings: header, footer and token values of every page. */
export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings" && ${inLanguage}][0]`)

/** The editors' order of a landing page's sections, which the menu follows; empty by default. */
export const sectionOrderQuery = defineQuery(
  `*[_type in ["personalPage", "businessPage"] && _type == $type && ${inLanguage}][0]{"sections": coalesce(sectionOrder[]{section}, [])}`,
)

/** The texts that the law and the app stores require. */
export const disclosuresQuery = defineQuery(`*[_type == "disclosures" && ${inLanguage}][0]`)

const activePartner = '_type == "partner" && defined(slug.current) && (enabled != false || slug.current == "default")'

/** Partners whose pages a build renders: it takes no longer with thousands of them. Others are rendered at the first visit. */
export const MAX_PRERENDERED_PARTNERS = 50

/** The link endings of the default partner and of the newest active ones. */
export const partnerSlugsQuery = defineQuery(
  `*[${activePartner}] | order(select(slug.current == "default" => 0, 1), _createdAt desc)[0...${MAX_PRERENDERED_PARTNERS}].slug.current`,
)

/** The link endings that lead to an active partner, present and former, in lower case. */
export const partnerEndingsQuery = defineQuery(
  `*[${activePartner}]{"endings": [lower(slug.current), ...coalesce(formerSlugs, [])]}.endings[]`,
)

const partnerFields = `
  _id, _type, name, formerSlugs, kind, logoText, logoAlt, logo, "logoSize": logo.asset->metadata.dimensions{width, height}, colour, appStoreUrl, playStoreUrl, source,
  "linkMessage": select($language == "fr-CA" => french.linkMessage, linkMessage),
  "scanMessage": select($language == "fr-CA" => french.scanMessage, scanMessage),
  "licenceDisclosure": select($language == "fr-CA" => coalesce(french.licenceDisclosure, licenceDisclosure), licenceDisclosure),
  "disclosureLanguage": select($language == "fr-CA" && defined(french.licenceDisclosure) => "fr-CA", "en-CA")
`

/**
 * The active partners of a link ending in lower case, those that had it formerly last: at most one unless documents
 * bypassed the Studio. The English licence disclosure replaces a missing French one, since the law requires one.
 */
export const partnersQuery =
  defineQuery(`*[${activePartner} && (lower(slug.current) == $ending || $ending in formerSlugs)] | order(select(lower(slug.current) == $ending => 0, 1) asc, name asc) {
  "slug": slug.current, ${partnerFields}
}`)

/** A partner by its id, for the preview of a draft whose link ending is being typed. */
export const partnerByIdQuery = defineQuery(`*[_type == "partner" && _id == $id && enabled != false]{
  "slug": coalesce(slug.current, $ending), ${partnerFields}
}`)

const listing = '_type in ["personalPage", "businessPage", "landingPage"]'

/** The pages that list the question `^`. */
export const questionLists = `*[${listing} && references(^._id)]`

const listed = '"questions": questions[defined(@->_id)]._ref'

/** The ids of the questions that pages list, in all languages: of a page's section, or of sections of landing pages. */
export const listedQuestionsQuery = defineQuery(`*[${listing}]{_id, _type, faq{${listed}}, sections[]{${listed}}}`)

const policyNumbers = `*[_type == "legalPolicy"]{
  "slug": slug.current, "language": coalesce(language, "en-CA"), "numbers": *[_type == "policyVersion" && policy._ref == ^._id].number
}`

const publishedDocuments = `*[_type in $types && isHidden != true]{
  _type, "slug": slug.current, "language": coalesce(language, "en-CA")
}`

/** The published policies and the numbers of their versions; none before the first change. */
export const policyNumbersQuery = defineQuery(policyNumbers)

/** The published documents that pages need, without hidden pages. */
export const publishedDocumentsQuery = defineQuery(publishedDocuments)

/** All redirects. Of two from the same path the older one wins. */
export const redirectsQuery = defineQuery(
  `*[_type == "redirect"] | order(_createdAt asc, _id asc) {from, to, permanent}`,
)

/** The landing pages of all languages. The English ones have what both share. */
export const landingRoutesQuery = defineQuery(`*[_type == "landingPage"]{
  _id, "language": coalesce(language, "en-CA"), path, formerPaths, runsFrom, runsUntil, leadsTo, indexable, ownHome, _updatedAt, split,
  "partner": partner->slug.current
}`)

/** What decides about paths of pages before they render. */
export const publishedQuery = defineQuery(`{
  "policies": ${policyNumbers},
  "documents": ${publishedDocuments}
}`)
