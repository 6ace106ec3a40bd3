import { catchError, map, of } from 'rxjs'
import { getDraftId, getPublishedId } from 'sanity'
import type { DocumentLocationResolver } from 'sanity/presentation'
import { apiVersion } from '#lib/content/connection.ts'
import { locations } from './locations.ts'

/** Finds a document's locations, again whenever a page starts or stops listing it. */
export const locate: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const known = locations[type]
  if (known === undefined || !('projection' in known)) return known
  const query = { fetch: `*[_id == $id][0]${known.projection}`, listen: '*[_id in [$id, $draft] || references($id)]' }
  const options = { apiVersion, perspective: 'drafts' as const, tag: 'presentation.locations' }
  const params = { id: getPublishedId(id), draft: getDraftId(id) }
  return documentStore.listenQuery(query, params, options).pipe(
    map(known.resolve),
    // The form itself reports a lost connection.
    catchError(() => of(null)),
  )
}
