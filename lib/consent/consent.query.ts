import { defineQuery } from 'groq'
import { inLanguage } from '#lib/content/languages.ts'

export const consentQuery = defineQuery(`*[_type == "consentSettings" && ${inLanguage}][0] {
  banner { heading, text, acceptAll, rejectAll, customize, policyLinkLabel },
  dialog {
    heading, intro, privacyControlText, saveLabel, closeLabel, alwaysOnLabel, onLabel, offLabel, detailsLabel, savedText,
    columns { name, purpose, party, lifetime }
  },
  categories[] { key, title, description, alwaysOn, cookies[] { name, kind, purpose, party, lifetime } }
}`)

/** Selects the revision, for every page. A choice applies to all languages, so the highest revision counts. */
export const consentRevisionQuery = defineQuery(
  `coalesce(math::max(*[_type == "legalPolicy" && slug.current == "cookie-policy"].consentRevision), 1)`,
)
