import { catchError, map, of } from 'rxjs'
import { getDraftId, getPublishedId } from 'sanity'
import type { DocumentLocationResolver } from 'sanity/presentation'
import * as z from 'zod'
import { apiVersion } from '#lib/content/connection.ts'
import { isTranslated, getLanguage, getLanguageOfId } from '#lib/content/languages.ts'
import { listLocations } from './locations.ts'

const located = z.object({ language: z.string().nullish(), answer: z.unknown() })

/** Finds a document's locations in its language, again whenever a page starts or stops listing it. */
export const locate: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const languageIn = (document: object) => (isTranslated(type) ? getLanguage(document) : undefined)
  const known = listLocations(languageIn({ language: getLanguageOfId(getPublishedId(id)) }))[type]
  if (known === undefined || !('projection' in known)) return known
  const fetch = `*[_id == $id][0]{language, "answer": *[_id == $id][0]${known.projection}}`
  const query = { fetch, listen: '*[_id in [$id, $draft] || references($id)]' }
  const options = { apiVersion, perspective: 'drafts' as const, tag: 'presentation.locations' }
  const params = { id: getPublishedId(id), draft: getDraftId(id) }
  return documentStore.listenQuery(query, params, options).pipe(
    map((found: unknown) => {
      const document = located.safeParse(found).data
      const state = document && listLocations(languageIn(document))[type]
      return state && 'resolve' in state ? state.resolve(document.answer) : null
    }),
    // The form itself reports a lost connection.
    catchError(() => of(null)),
  )
}
