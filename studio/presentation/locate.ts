import { catchError, map, of } from 'rxjs'
import { getDraftId, getPublishedId } from 'sanity'
import type { DocumentLocationResolver } from 'sanity/presentation'
import { apiVersion } from '#lib/content/connection.ts'
import { isTranslated, getLanguage, getLanguageOfId } from '#lib/content/languages.ts'
import { listLocations, locatedQuery, type LocatedDocument } from './locations.ts'

/** The types whose locations depend on stored content. */
const QUERIED_TYPES: ReadonlySet<string> = new Set([
  'testimonial',
  'pressLogo',
  'partnerLogo',
  'faq',
  'partner',
  'legalPolicy',
  'policyVersion',
])

/** Finds a document's locations in its language, and updates them when a page starts or stops listing it. */
export const locate: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const getLocale = (document: object) => (isTranslated(type) ? getLanguage(document) : undefined)
  const idLanguage = getLanguageOfId(getPublishedId(id))
  // A browser opens few event streams to one host.
  if (!QUERIED_TYPES.has(type)) return listLocations(getLocale({ language: idLanguage }))[type]
  const query = { fetch: locatedQuery, listen: '*[_id in [$id, $draft] || references($id)]' }
  const options = { apiVersion, perspective: 'drafts' as const, tag: 'presentation.locations' }
  const params = { id: getPublishedId(id), draft: getDraftId(id) }
  return documentStore.listenQuery(query, params, options).pipe(
    map((document: LocatedDocument | null) => {
      const language = document?.language ?? idLanguage
      return listLocations(getLocale({ language }), document)[type] ?? null
    }),
    // The form itself reports a lost connection.
    catchError(() => of(null)),
  )
}
