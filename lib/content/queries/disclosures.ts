import { defineQuery } from 'groq'

/** What the law and the stores ask the site to say. */
export const disclosuresQuery = defineQuery(`*[_type == "disclosures"][0]`)
