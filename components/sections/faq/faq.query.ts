/** What a question on a landing page shows. */
const questionProjection = `_id, _type, question, answer`

/** The questions a page lists, in its order. One that is not published is left out. */
const listed = `faq.questions[defined(@->_id)]`
/** As they are shown; `_key` names the place in the list. */
const shown = `{_key, ...@->{${questionProjection}}}`

/**
 * Where a page keeps no list, as an archive of an earlier release has it: all questions of its audience, in the order
 * they had before, at no place of a list.
 */
const unlisted = `order(orderRank asc){"_key": "", ${questionProjection}}`
const personal = `*[_type == "faq" && audience == "personal"]`
const business = `*[_type == "faq" && audience == "business"]`

/** The words beside the questions, and the questions home buyers ask. */
export const personalFaqProjection = `"faq": {
  "heading": faq.heading,
  "intro": faq.intro,
  "questions": coalesce(${listed}${shown}, ${personal} | ${unlisted})
}`

/** The words beside the questions, and the questions originators ask. */
export const businessFaqProjection = `"faq": {
  "heading": faq.heading,
  "intro": faq.intro,
  "questions": coalesce(${listed}${shown}, ${business} | ${unlisted})
}`

/** When each question that home buyers see was changed last. */
export const personalFaqTimes = `coalesce(${listed}->_updatedAt, ${personal}._updatedAt)`

/** When each question that originators see was changed last. */
export const businessFaqTimes = `coalesce(${listed}->_updatedAt, ${business}._updatedAt)`
