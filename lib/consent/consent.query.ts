import { defineQuery } from 'groq'
import { inLanguage } from '#lib/content/languages.ts'

/**
 * The words of the banner and the dialog, and the revision of the consent text: a field of the cookie policy, raised
 * when visitors must be asked again.
 */
export const consentQuery = defineQuery(`*[_type == "consentSettings" && ${inLanguage}][0] {
  banner { heading, text, acceptAll, rejectAll, customize, policyLinkLabel },
  dialog {
    heading, intro, saveLabel, closeLabel, alwaysOnLabel, onLabel, offLabel, detailsLabel, savedText,
    columns { name, purpose, party, lifetime }
  },
  categories[] { key, title, description, alwaysOn, cookies[] { name, kind, purpose, party, lifetime } }
}`)

/** The revision alone, for the frame of every page. One choice holds for every language, so the highest counts. */
export const consentRevisionQuery = defineQuery(
  `coalesce(math::max(*[_type == "legalPolicy" && slug.current == "cookie-policy"].consentRevision), 1)`,
)
