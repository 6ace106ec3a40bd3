import { defineQuery } from 'groq'

/** One legal document by its path. */
export const legalPolicyQuery = defineQuery(`*[_type == "legalPolicy" && slug.current == $slug][0]`)

/** The paths that legal documents have. */
export const legalPolicyPathsQuery = defineQuery(
  `*[_type == "legalPolicy" && defined(slug.current)]{"slug": slug.current}`,
)
