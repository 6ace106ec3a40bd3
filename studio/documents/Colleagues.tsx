import { type DocumentPresence, getPublishedId, useCurrentUser, useGlobalPresence } from 'sanity'
import { Notice } from '#studio/tools/ui.tsx'

/** Lists the names of other users who have the focus in a field of the document. */
export function listColleaguesWriting(
  presence: readonly Pick<DocumentPresence, 'user' | 'path'>[],
  ownId: string | undefined,
): string[] {
  const writers = presence.filter(({ user, path }) => user.id !== ownId && path.length > 0)
  return [...new Set(writers.map(({ user }) => user.displayName ?? 'A colleague'))]
}

/** Returns the names of other users who have the focus in a field of one of the documents, by published id. */
export function useColleaguesWriting(documentIds: readonly string[]): string[] {
  const presence = useGlobalPresence().flatMap(({ user, locations }) =>
    locations
      .filter(({ documentId }) => documentIds.includes(getPublishedId(documentId)))
      .map(({ path }) => ({ user, path })),
  )
  return listColleaguesWriting(presence, useCurrentUser()?.id)
}

/** Warns before publishing that colleagues are still writing, if any are. */
export function Colleagues({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const nameList = new Intl.ListFormat('en-CA').format(names)
  return (
    <Notice tone="caution" role="alert">
      {`${nameList} ${names.length === 1 ? 'is' : 'are'} writing here now. What is typed so far would be published, finished or not.`}
    </Notice>
  )
}
