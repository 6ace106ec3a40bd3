/** The editors' order of a page's sections; empty by default. */
export const sectionOrderProjection = `"sectionOrder": coalesce(sectionOrder[]{_key, section}, [])`

export const closingProjection = `closingCta{headline, text}`

export const logoProjection = `_id, _type, name, source, "alt": image.alt, image, "size": image.asset->metadata.dimensions{width, height}`

/** Text and figures of a drawn card. */
export const vignetteProjection = `vignette{label, value, note, "rows": coalesce(rows[]{_key, label, value, note}, [])}`

/** The text of a legal document or a version. */
export const policyTextProjection = `title, summary,
  sections[]{_key, id, heading, "paragraphs": coalesce(paragraphs, []), "bullets": coalesce(bullets, []), "closing": coalesce(closing, [])},
  cookieTable{caption, columns{name, category, purpose, party, lifetime}, rows[]{_key, name, category, purpose, party, lifetime}}`
