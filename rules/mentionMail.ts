import { getPublishedId, getVersionId } from '@sanity/client/csm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { z } from 'zod'
import { storeLog } from '#lib/log.ts'
import { consumePoints } from '#lib/security/rateLimit.ts'
import type { Accounts } from '#store/accounts/accounts.ts'
import { COMMENT } from '#store/accounts/roles.ts'
import type { CommittedTransaction, StoredDocument } from '#store/documents/types.ts'
import { comment } from '#store/mutate/commentSchema.ts'
import type { StudioMail } from '#store/studioMail.ts'

const parseComment = (document: StoredDocument | undefined) =>
  document?._type === COMMENT ? comment.safeParse(document).data : undefined

/** Lists the ids of the accounts that a comment mentions. */
const listMentioned = (found: ReturnType<typeof parseComment>) =>
  (found?.message ?? []).flatMap(({ children }) =>
    children.flatMap((child) => (child._type === 'mention' && child.userId !== undefined ? [child.userId] : [])),
  )

/** More than the comments of a day need. Each role may comment, and a mention can be taken out and added again. */
const MAX_MAILS_PER_HOUR = 60

/** Returns the text of a comment, a line for each paragraph. */
const getText = (found: z.infer<typeof comment>, getAccountName: (id: string) => string) =>
  (found.message ?? [])
    .map(({ children }) =>
      children
        .map((child) => {
          if (child._type === 'span') return child.text
          return child.userId === undefined ? '' : `@${getAccountName(child.userId)}`
        })
        .join(''),
    )
    .join('\n')

/** Creates the listener that mails people whom a comment newly mentions. Comments show mentions too: no retries. */
export function createMentionMail(accounts: Pick<Accounts, 'people'>, mail: StudioMail) {
  const limiter = new RateLimiterMemory({ points: MAX_MAILS_PER_HOUR, duration: 3600 })

  async function send(author: string, id: string, message: Parameters<StudioMail['send']>[1]): Promise<void> {
    if ((await consumePoints(limiter, author)) === 0)
      await mail.send(id, message, 'A mention was not mailed. Check SMTP_URL.')
    else storeLog().warn({ author }, 'A mention was not mailed: its author sent too many. See what they write.')
  }

  return ({ changes }: Pick<CommittedTransaction, 'changes'>) => {
    for (const { before, after } of changes) {
      const written = parseComment(after)
      if (written === undefined) continue
      const known = new Set([...listMentioned(parseComment(before)), written.authorId])
      const mentioned = new Set(listMentioned(written).filter((id) => !known.has(id)))
      const informed = accounts.people.listActive().filter(({ id }) => mentioned.has(id))
      const { document, documentType, documentVersionId: release } = written.target
      const documentId = getPublishedId(document._ref)
      const name = mail.getName(documentId, documentType)
      const getAccountName = (id: string) => accounts.people.getAuthor(id).name
      const author = getAccountName(written.authorId)
      const shownId = release === undefined ? documentId : getVersionId(documentId, release)
      const address = mail.getAddress(shownId, documentType, written._id)
      const text = `${author} mentions you in a comment on ${name}:\n\n${getText(written, getAccountName)}\n\nAnswer in the Studio:\n${address}\n`
      for (const { id, email: to } of informed) {
        const message = { to, subject: `${author} mentions you: ${name}`, text }
        void send(written.authorId, `mention-${written._id}-${id}`, message)
      }
    }
  }
}
