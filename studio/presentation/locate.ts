import { catchError, map, of } from 'rxjs'
import { getDraftId, getPublishedId } from 'sanity'
import type { DocumentLocationResolver } from 'sanity/presentation'
import * as z from 'zod'
import { apiVersion } from '#lib/content/connection.ts'
import { isTranslated, getLanguage, getLanguageOfId } from '#lib/content/languages.ts'
import { listLocations } from './locations.ts'

const queryResult = z.object({ language: z.string().nullish(), answer: z.unknown() })

/** Finds a document's locations in its language, and updates them when a page starts or stops listing it. */
export const locate: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const getLocale = (document: object) => (isTranslated(type) ? getLanguage(document) : undefined)
  const locations = listLocations(getLocale({ language: getLanguageOfId(getPublishedId(id)) }))[type]
  if (locations === undefined || !('projection' in locations)) return locations
  const fetch = `*[_id == $id][0]{language, "answer": *[_id == $id][0]${locations.projection}}`
  const query = { fetch, listen: '*[_id in [$id, $draft] || references($id)]' }
  const options = { apiVersion, perspective: 'drafts' as const, tag: 'presentation.locations' }
  const params = { id: getPublishedId(id), draft: getDraftId(id) }
  return documentStore.listenQuery(query, params, options).pipe(
    map((result: unknown) => {
      const document = queryResult.safeParse(result).data
      const state = document && listLocations(getLocale(document))[type]
      return state && 'resolve' in state ? state.resolve(document.answer) : null
    }),
    // The form itself reports a lost connection.
    catchError(() => of(null)),
  )
}
