import { defineQuery } from 'groq'

/** The list of a policy's versions, newest first. */
export const keptVersionsQuery = defineQuery(
  `*[_type == "policyVersion" && policy._ref == $policy] | order(number desc){_id, number, lastUpdated, changeSummary}`,
)

/** A policy's newest version, with every field. */
export const newestVersionQuery = defineQuery(
  `*[_type == "policyVersion" && policy._ref == $policy] | order(number desc)[0]`,
)
