import { defineQuery } from 'groq'

/** What frames every page and fills the tokens of its texts. */
export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings"][0]`)
