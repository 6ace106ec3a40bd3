import { defineQuery } from 'groq'

/**
 * The words of the banner and the dialog, and the revision of the consent text: a field of the cookie policy, raised
 * when visitors must be asked again.
 */
export const consentQuery = defineQuery(`*[_type == "consentSettings"][0] {
  banner { heading, text, acceptAll, rejectAll, customize, policyLinkLabel },
  dialog {
    heading, intro, saveLabel, closeLabel, alwaysOnLabel, onLabel, offLabel, detailsLabel, savedText,
    columns { name, purpose, party, lifetime }
  },
  categories[] { key, title, description, alwaysOn, cookies[] { name, kind, purpose, party, lifetime } }
}`)

/** The revision alone, for the frame of every page. */
export const consentRevisionQuery = defineQuery(
  `coalesce(*[_type == "legalPolicy" && slug.current == "cookie-policy"][0].consentRevision, 1)`,
)
