import { inLanguage } from '#lib/content/languages.ts'
import { MAX_ANSWERS } from '#lib/links/questions.ts'

/** The editors' order of a page's sections; empty by default. */
export const sectionOrderProjection = `"sectionOrder": coalesce(sectionOrder[]{_key, section}, [])`

export const logoProjection = `_id, _type, name, source, "alt": image.alt, image, "size": image.asset->metadata.dimensions{width, height}`

/** A strip's heading and its published logos. */
const strip = `heading, "logos": logos[defined(@->_id)]{_key, ...@->{${logoProjection}}}`

export const pressProjection = `press{${strip}}`

/** The same strip on another page. */
export const sharedPressProjection = `"press": *[_type == "personalPage" && ${inLanguage}][0].press{${strip}}`

export const partnerStripProjection = `partnerStrip{${strip}}`

/**
 * A list of questions without unpublished ones: the first with their answers, the further ones without. `_key` identifies
 * the item in the list.
 */
export const questionsProjection = `
  "questions": questions[defined(@->_id)][0...${MAX_ANSWERS}]{_key, ...@->{_id, _type, question, answer}},
  "furtherQuestions": questions[defined(@->_id)][${MAX_ANSWERS}...1000]{_key, ...@->{_id, _type, question}}`

/** The FAQ of a landing page. */
export const faqProjection = `faq{heading, intro, contactPhrase, ${questionsProjection}}`

export const reviewProjection = `_id, _type, author, city, rating, text, photo, source`

/** The reviews section, without unpublished reviews. */
export const testimonialsProjection = `testimonials{
  heading, intro, appStoreLinkText,
  "reviews": reviews[defined(@->_id)]{_key, ...@->{${reviewProjection}}}
}`

/** Text and figures of a drawn card. */
export const vignetteProjection = `vignette{label, value, note, "rows": coalesce(rows[]{_key, label, value, note}, [])}`

/** The text of a legal document or a version. */
export const policyTextProjection = `title, summary,
  sections[]{_key, id, heading, "paragraphs": coalesce(paragraphs, []), "bullets": coalesce(bullets, []), "closing": coalesce(closing, [])},
  cookieTable{caption, columns{name, category, purpose, party, lifetime}, rows[]{_key, name, category, purpose, party, lifetime}}`
