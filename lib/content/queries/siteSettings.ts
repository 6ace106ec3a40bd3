import { defineQuery } from 'groq'
import { inLanguage } from '#lib/content/languages.ts'

/** What frames every page and fills the tokens of its texts. */
export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings" && ${inLanguage}][0]`)
