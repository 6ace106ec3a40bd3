import { defineQuery } from 'groq'

/** The version of a legal document that was kept last, whole. */
export const newestVersionQuery = defineQuery(
  `*[_type == "policyVersion" && policy._ref == $policy] | order(number desc)[0]`,
)
