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
  dryRun: boolean
}

const names = new Intl.ListFormat('en-CA')

/** Returns which pages use a document, or null. */
function usedOn(store: DocumentStore, documentId: string): string | null {
  const types = store.referrers(documentId).flatMap(({ id, weak }) => (weak ? [] : (store.get(id)?._type ?? [])))
  if (types.length === 0) return null
  const pages = names.format([...new Set(types)].map(spokenType))
  return `It is used on ${pages}. Take it off there and publish that first.`
}

/**
 * Publishes or unpublishes a document with its author's present rights.
 *
 * @returns why it cannot be done, or null
 */
export function perform({ schedule, store, access, dryRun }: Performance): string | null {
  const { documentId, action, author } = schedule
  const draftId = draftIdOf(documentId)
  if (action === 'publish' && !store.get(draftId)) return 'There is no draft to publish.'
  if (action === 'unpublish' && !store.get(documentId)) return 'It is not published.'
  const use = action === 'unpublish' ? usedOn(store, documentId) : null
  if (use !== null) return use
  const pending = new PendingTransaction({ store, access, transactionId: randomUUID() })
  const steps = [{ actionType: `sanity.action.document.${action}`, draftId, publishedId: documentId }]
  try {
    transact({ kind: 'action', steps, apply: (step) => applyAction(pending, step), pending, store, author, dryRun })
    return null
  } catch (error) {
    if (error instanceof HTTPException) return error.message.replace(/^The action\(s\) failed: /, '')
    throw error
  }
}
