import { defineQuery } from 'groq'

/** The legal documents that are published, and the numbers of their versions; none before the first change. */
export const policyNumbersQuery = defineQuery(`*[_type == "legalPolicy"]{
  "slug": slug.current, "language": coalesce(language, "en-CA"), "numbers": *[_type == "policyVersion" && policy._ref == ^._id].number
}`)
