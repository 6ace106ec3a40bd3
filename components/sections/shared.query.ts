/** The order an editor gave the sections of a page; empty where nobody did. */
export const sectionOrderProjection = `"sectionOrder": coalesce(sectionOrder[]{_key, section}, [])`

/** The last invitation before the footer. */
export const closingProjection = `closingCta{headline, text}`

/** What a strip shows of a logo. */
export const logoProjection = `_id, _type, name, source, "alt": image.alt, image, "size": image.asset->metadata.dimensions{width, height}`

/** Logos of a page that keeps no list of them: in the order they had in earlier releases, at no place of a list. */
export const unlistedLogos = `order(orderRank asc){"_key": "", ${logoProjection}}`

/** Words and figures of one drawn card. */
export const vignetteProjection = `vignette{label, value, note, "rows": coalesce(rows[]{_key, label, value, note}, [])}`

/** The text of a legal document, and of a version of one. */
export const policyTextProjection = `title, summary,
  sections[]{_key, id, heading, "paragraphs": coalesce(paragraphs, []), "bullets": coalesce(bullets, []), "closing": coalesce(closing, [])},
  cookieTable{caption, columns{name, category, purpose, party, lifetime}, rows[]{_key, name, category, purpose, party, lifetime}}`
