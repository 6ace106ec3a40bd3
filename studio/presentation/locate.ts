import { catchError, map, of } from 'rxjs'
import { getDraftId, getPublishedId } from 'sanity'
import type { DocumentLocationResolver } from 'sanity/presentation'
import { apiVersion } from '#lib/content/connection.ts'
import { isTranslated, getLanguage, getLanguageOfId } from '#lib/content/languages.ts'
import { listLocations, locatedQuery, type LocatedDocument } from './locations.ts'

/** Finds a document's locations in its language, and updates them when a page starts or stops listing it. */
export const locate: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const query = { fetch: locatedQuery, listen: '*[_id in [$id, $draft] || references($id)]' }
  const options = { apiVersion, perspective: 'drafts' as const, tag: 'presentation.locations' }
  const params = { id: getPublishedId(id), draft: getDraftId(id) }
  return documentStore.listenQuery(query, params, options).pipe(
    map((document: LocatedDocument | null) => {
      const language = getLanguage({ language: document?.language ?? getLanguageOfId(params.id) })
      return listLocations(isTranslated(type) ? language : undefined, document)[type] ?? null
    }),
    // The form itself reports a lost connection.
    catchError(() => of(null)),
  )
}
