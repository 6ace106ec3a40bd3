/** The text of a legal document, and of a version of one. */
export const policyTextProjection = `title, summary,
  sections[]{_key, id, heading, "paragraphs": coalesce(paragraphs, []), "bullets": coalesce(bullets, []), "closing": coalesce(closing, [])},
  cookieTable{caption, columns{name, category, purpose, party, lifetime}, rows[]{_key, name, category, purpose, party, lifetime}}`
