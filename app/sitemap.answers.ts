import { defineQuery } from 'groq'
import type { ListedQuestionsQueryResult } from '#lib/content/sanity.types.ts'
import { findRouteById, keepOpenPages, type LandingRoute } from '#lib/landingPages/routes.ts'
import { MAX_ANSWERS } from '#lib/links/questions.ts'

/** When each question was published last. */
export const answerTimesQuery = defineQuery(`*[_type == "faq" && _id in $ids]{_id, _updatedAt}`)

/**
 * Lists the ids of the questions whose answers are in no page that visitors can open, but on one of their own that search
 * engines may list.
 *
 * @param listing the pages that list questions
 * @param today as `YYYY-MM-DD`
 */
export function listAnswerPages(
  listing: ListedQuestionsQueryResult,
  routes: readonly LandingRoute[],
  today: string,
): string[] {
  const inPages = new Set<string>()
  const further = new Set<string>()
  for (const { _id, faq, sections } of keepOpenPages(listing, routes, today)) {
    const isIndexable = findRouteById(routes, _id)?.indexable !== false
    for (const list of [faq, ...(sections ?? [])]) {
      const ids = list?.questions ?? []
      for (const id of ids.slice(0, MAX_ANSWERS)) inPages.add(id)
      if (isIndexable) for (const id of ids.slice(MAX_ANSWERS)) further.add(id)
    }
  }
  return [...further].filter((id) => !inPages.has(id))
}
