import { publishedIdOf } from '../query/document-ids.ts'
import type { CommittedTransaction, LakeDocument } from '../store/types.ts'

/** Which past state of a document is meant. `last` is the newest there was, for a document that is deleted now. */
export type Moment = { revision: string } | { time: string } | 'last'

function within(log: readonly CommittedTransaction[], moment: Moment): readonly CommittedTransaction[] {
  if (moment === 'last') return log
  if ('time' in moment) return log.filter(({ timestamp }) => timestamp <= moment.time)
  const until = log.findIndex(({ id }) => id === moment.revision)
  return log.slice(0, until + 1)
}

/**
 * A document as it was.
 *
 * @param log transactions of the document and its siblings, oldest first
 * @returns undefined where it did not exist, or the revision is unknown
 */
function documentAt(
  log: readonly CommittedTransaction[],
  documentId: string,
  moment: Moment,
): LakeDocument | undefined {
  const states = within(log, moment)
    .flatMap(({ changes }) => changes)
    .filter((change) => change.documentId === documentId)
    .map(({ after }) => after)
  return moment === 'last' ? states.findLast((state) => state !== undefined) : states.at(-1)
}

/**
 * A document, draft or version as an editor saw it. Where there was no draft the editor saw what was published, and
 * the Studio asks for that by the draft's id: without this, a published state could be neither shown nor restored.
 *
 * @param log transactions of the document and its siblings, oldest first
 */
export function versionAt(
  log: readonly CommittedTransaction[],
  documentId: string,
  moment: Moment,
): LakeDocument | undefined {
  const own = documentAt(log, documentId, moment)
  if (own !== undefined) return own
  const published = documentAt(log, publishedIdOf(documentId), moment)
  return published && { ...published, _id: documentId }
}
