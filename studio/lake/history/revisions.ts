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
export function documentAt(
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
