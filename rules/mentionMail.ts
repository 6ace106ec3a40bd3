import { getPublishedId } from '@sanity/client/csm'
import { getBlockText } from '#lib/content/walkContent.ts'
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

/** Creates the listener that mails people whom a comment newly mentions. Comments show mentions too: no retries. */
export function createMentionMail(accounts: Pick<Accounts, 'people'>, mail: StudioMail) {
  return ({ changes }: Pick<CommittedTransaction, 'changes'>) => {
    for (const { before, after } of changes) {
      const written = parseComment(after)
      if (written === undefined) continue
      const known = new Set([...listMentioned(parseComment(before)), written.authorId])
      const mentioned = new Set(listMentioned(written).filter((id) => !known.has(id)))
      const informed = accounts.people.listActive().filter(({ id }) => mentioned.has(id))
      const { document, documentType } = written.target
      const documentId = getPublishedId(document._ref)
      const name = mail.getName(documentId, documentType)
      const author = accounts.people.getAuthor(written.authorId).name
      const words = (written.message ?? []).map(getBlockText).join('\n')
      const text = `${author} mentions you in a comment on ${name}:\n\n${words}\n\nAnswer in the Studio:\n${mail.getAddress(documentId, documentType)}\n`
      for (const { id, email: to } of informed) {
        const message = { to, subject: `${author} mentions you: ${name}`, text }
        void mail.send(`mention-${written._id}-${id}`, message, 'A mention was not mailed. Check SMTP_URL.')
      }
    }
  }
}
