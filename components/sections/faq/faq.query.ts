/** What a question on a landing page shows. */
const questionProjection = `_id, _type, question, answer`

/** The questions a page lists, in its order; `_key` names the place in the list. One that is not published is left out. */
const listed = `faq.questions[defined(@->_id)]{_key, ...@->{${questionProjection}}}`

/** Where a page keeps no list: all questions of its audience, in the order they had before, at no place of a list. */
const unlisted = `order(orderRank asc){"_key": "", ${questionProjection}}`

/** The words beside the questions, and the questions home buyers ask. */
export const personalFaqProjection = `"faq": {
  "heading": faq.heading,
  "intro": faq.intro,
  "questions": coalesce(${listed}, *[_type == "faq" && audience == "personal"] | ${unlisted})
}`

/** The words beside the questions, and the questions originators ask. */
export const businessFaqProjection = `"faq": {
  "heading": faq.heading,
  "intro": faq.intro,
  "questions": coalesce(${listed}, *[_type == "faq" && audience == "business"] | ${unlisted})
}`
