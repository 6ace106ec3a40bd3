import { randomUUID } from 'node:crypto'
import { HTTPException } from 'hono/http-exception'
import { spokenType } from '#lib/content/spoken.ts'
import type { Access } from '../accounts/types.ts'
import { applyAction } from '../mutate/actions.ts'
import { PendingTransaction } from '../mutate/pending.ts'
import { transact } from '../mutate/transact.ts'
import { draftIdOf } from '../query/document-ids.ts'
import type { DocumentStore } from '../store/types.ts'
import type { StoredSchedule } from './table.ts'

interface Performance {
  schedule: Pick<StoredSchedule, 'documentId' | 'action' | 'author'>
  store: DocumentStore
  access: Access
  /** True to learn what would happen without doing it. */
  dryRun: boolean
}

const names = new Intl.ListFormat('en-CA')

/** Says which pages a document has to be taken off first, or null when it is on none. */
function usedOn(store: DocumentStore, documentId: string): string | null {
  const types = store.referrers(documentId).flatMap(({ id, weak }) => (weak ? [] : (store.get(id)?._type ?? [])))
  if (types.length === 0) return null
  const pages = names.format([...new Set(types)].map(spokenType))
  return `It is used on ${pages}. Take it off there and publish that first.`
}

/** What a refused action says, without the words every such answer begins with. */
const wordsOf = (error: HTTPException) => error.message.replace(/^The action\(s\) failed: /, '')

/**
 * Publishes or unpublishes a document as its author could by hand at this moment.
 *
 * @returns why it cannot be done, or null when it was
 */
export function perform({ schedule, store, access, dryRun }: Performance): string | null {
  const { documentId, action, author } = schedule
  const draftId = draftIdOf(documentId)
  if (action === 'publish' && !store.get(draftId)) return 'There is no draft to publish.'
  if (action === 'unpublish' && !store.get(documentId)) return 'It is not published.'
  const use = action === 'unpublish' ? usedOn(store, documentId) : null
  if (use !== null) return use
  const transactionId = randomUUID()
  const pending = new PendingTransaction({ store, access, transactionId })
  const step = { actionType: `sanity.action.document.${action}`, draftId, publishedId: documentId }
  try {
    transact({
      kind: 'action',
      steps: [step],
      apply: (each) => applyAction(pending, each),
      pending,
      store,
      transactionId,
      author,
      dryRun,
    })
    return null
  } catch (error) {
    if (error instanceof HTTPException) return wordsOf(error)
    throw error
  }
}
