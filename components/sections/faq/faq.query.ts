const questionProjection = `_id, _type, question, answer`

/** The questions a page lists, without unpublished ones. */
const listed = `faq.questions[defined(@->_id)]`
/** `_key` identifies the item in the list. */
const shown = `{_key, ...@->{${questionProjection}}}`

/**
 * For a page without a list (an archive of an earlier release): all questions of its audience in their former order.
 */
const unlisted = `order(orderRank asc){"_key": "", ${questionProjection}}`
const personal = `*[_type == "faq" && audience == "personal"]`
const business = `*[_type == "faq" && audience == "business"]`

/** The FAQ of home buyers. */
export const personalFaqProjection = `"faq": {
  "heading": faq.heading,
  "intro": faq.intro,
  "contactPhrase": faq.contactPhrase,
  "questions": coalesce(${listed}${shown}, ${personal} | ${unlisted})
}`

/** The FAQ of originators. */
export const businessFaqProjection = `"faq": {
  "heading": faq.heading,
  "intro": faq.intro,
  "contactPhrase": faq.contactPhrase,
  "questions": coalesce(${listed}${shown}, ${business} | ${unlisted})
}`

/** Last change of each question for home buyers. */
export const personalFaqTimes = `coalesce(${listed}->_updatedAt, ${personal}._updatedAt)`

/** Last change of each question for originators. */
export const businessFaqTimes = `coalesce(${listed}->_updatedAt, ${business}._updatedAt)`
