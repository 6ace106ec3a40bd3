/** The FAQ of a landing page, without unpublished questions. `_key` identifies the item in the list. */
export const faqProjection = `faq{
  heading, intro, contactPhrase,
  "questions": questions[defined(@->_id)]{_key, ...@->{_id, _type, question, answer}}
}`

/** Last change of each of those questions. */
export const faqTimes = `faq.questions[defined(@->_id)]->_updatedAt`
