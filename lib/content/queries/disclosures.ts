import { defineQuery } from 'groq'
import { inLanguage } from '#lib/content/languages.ts'

/** What the law and the stores ask the site to say. */
export const disclosuresQuery = defineQuery(`*[_type == "disclosures" && ${inLanguage}][0]`)
