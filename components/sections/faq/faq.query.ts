/** What a question on a landing page shows. */
const questionProjection = `{_id, _type, question, answer}`

/** The words beside the questions and the questions home buyers ask, in the editors' order. */
export const personalFaqProjection = `"faq": {
  "heading": faq.heading,
  "intro": faq.intro,
  "questions": *[_type == "faq" && audience == "personal"] | order(orderRank asc)${questionProjection}
}`

/** The words beside the questions and the questions originators ask, in the editors' order. */
export const businessFaqProjection = `"faq": {
  "heading": faq.heading,
  "intro": faq.intro,
  "questions": *[_type == "faq" && audience == "business"] | order(orderRank asc)${questionProjection}
}`
