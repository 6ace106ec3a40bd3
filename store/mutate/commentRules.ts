import { isDeepStrictEqual } from 'node:util'
import { COMMENT, isAdministrator } from '../accounts/roles.ts'
import { apiError, badRequest, forbidden, tooLarge } from '../http/errors.ts'
import { parseInput } from '../http/input.ts'
import { listReferences } from '../documents/jsonTree.ts'
import type { DocumentContent } from '../documents/types.ts'
import { comment as commentSchema } from './commentSchema.ts'
import type { PendingTransaction } from './pending.ts'

const MAX_COMMENT_LENGTH = 20_000
const MAX_COMMENTS_PER_PERSON = 5000

/** Fields that anyone may change in another person's comment, to resolve it and to react. */
const SHARED_FIELDS: ReadonlySet<string> = new Set(['status', 'reactions'])

const isComment = (document: DocumentContent | undefined) => document?._type === COMMENT

/** Checks whether only shared fields and those of the store differ. */
const isSharedChange = (before: DocumentContent, after: DocumentContent) =>
  Object.keys({ ...before, ...after }).every(
    (name) =>
      SHARED_FIELDS.has(name) || ['_rev', '_updatedAt'].includes(name) || isDeepStrictEqual(before[name], after[name]),
  )

/**
 * Requires that people write comments in their own name only and as the Studio does, and limits size and number.
 *
 * @throws 400, 403, 413 or 429
 */
export function requireOwnComments({ store, next, isImporter, author }: PendingTransaction): void {
  if (isImporter) return
  const isOwn = (comment: DocumentContent | undefined) => isComment(comment) && comment?.['authorId'] === author.id

  function isAllowed(before: DocumentContent | undefined, after: DocumentContent | undefined): boolean {
    if (!after && isAdministrator(author.role)) return true
    if (isOwn(before ?? after) && isOwn(after ?? before)) return true
    if (!before) return false
    if (after) return isSharedChange(before, after)
    // With the first comment of a thread the Studio deletes its replies, in another request at the same time.
    const { parentCommentId } = before
    const first = store.get(String(parentCommentId))
    return parentCommentId !== undefined && (!first || isOwn(first))
  }

  const changes = Array.from(next, ([id, after]) => ({ before: store.get(id), after }))
  const comments = changes.filter(({ before, after }) => isComment(before) || isComment(after))
  if (comments.length === 0) return
  if (!comments.every(({ before, after }) => isAllowed(before, after))) {
    throw forbidden('Only the author may change this comment.')
  }
  for (const { after } of comments) {
    if (!after) continue
    parseInput(commentSchema, after, 'comment')
    // A strong reference would prevent the deletion of its target.
    if (listReferences(after).some(({ weak }) => !weak)) throw badRequest('A comment may have weak references only.')
  }
  if (comments.some(({ after }) => JSON.stringify(after ?? {}).length > MAX_COMMENT_LENGTH)) {
    throw tooLarge('This comment is too long. Shorten it, or write two.')
  }
  const isNew = comments.some(({ before }) => !before)
  if (isNew && store.ofType(COMMENT).filter(isOwn).length >= MAX_COMMENTS_PER_PERSON) {
    throw apiError(429, 'You have written too many comments. Delete some that are resolved.')
  }
}
