import { defineQuery } from 'groq'

/** The versions of a legal document as a list shows them, newest first. */
export const keptVersionsQuery = defineQuery(
  `*[_type == "policyVersion" && policy._ref == $policy] | order(number desc){_id, number, lastUpdated, changeSummary}`,
)
