import { useMemo } from 'react'
import { combineLatest, EMPTY, map } from 'rxjs'
import { getVersionFromId, useDocumentPreviewStore, useDocumentVersions, useLoadable, usePerspective } from 'sanity'
import { getTranslationState, type Pair } from './translationState.ts'

/** Returns whether the release that is open has a document. */
function useIsInRelease(documentId: string): boolean {
  const { selectedReleaseId } = usePerspective()
  const versionIds = useDocumentVersions({ documentId }).data
  return selectedReleaseId !== undefined && versionIds.some((id) => getVersionFromId(id) === selectedReleaseId)
}

/**
 * Observes a translation's state; undefined while loading. The previews' connection serves all documents.
 *
 * @param id of the document in the form
 */
export function useTranslationState(id: string, { english, translation }: Partial<Pair> = {}) {
  const store = useDocumentPreviewStore()
  const isInRelease = useIsInRelease(translation ?? id)
  const state$ = useMemo(() => {
    if (english === undefined || translation === undefined) return EMPTY
    const observe = (id: string) =>
      store
        .unstable_observePathsDocumentPair(id, [['_updatedAt']])
        .pipe(map(({ draft, published }) => ({ draft: draft.snapshot, published: published.snapshot })))
    return combineLatest([observe(english), observe(translation)]).pipe(
      map((pair) => getTranslationState(...pair, isInRelease)),
    )
  }, [store, english, translation, isInRelease])
  return useLoadable(state$).value
}
