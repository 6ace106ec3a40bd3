/** Id of the answer in the page of a question. */
export const ANSWER_ID = 'answer'

/** After that the visitor gets the link to the page instead. */
const TIMEOUT_MS = 10_000

/**
 * Loads an answer from the page of its question.
 *
 * @param href path of that page
 * @returns HTML, as the page was rendered
 * @throws Error when the page does not respond or has no answer
 */
export async function loadAnswer(href: string): Promise<string> {
  const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const answer = page.getElementById(ANSWER_ID)
  if (!response.ok || !answer) throw new Error(`${href} has no answer.`)
  return answer.innerHTML
}
