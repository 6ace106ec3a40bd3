/** Id of the answer in the page of a question. */
export const ANSWER_ID = 'answer'

/** Class of the link from a question to that page. */
export const ANSWER_LINK = 'answer-link'
