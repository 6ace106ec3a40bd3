import { randomUUID } from 'node:crypto'
import type { DocumentStore } from '../store/types.ts'
import type { Previews } from './previews.ts'
import { PREVIEW_SECRET } from './roles.ts'

/**
 * Removes the secrets that open no preview any more. The Studio asks for it each time it writes one, but most people's
 * may not read what others wrote, and so finds none.
 */
export function removeOldSecrets(store: Pick<DocumentStore, 'ofType' | 'commit'>, previews: Previews) {
  const old = store.ofType(PREVIEW_SECRET).filter(({ _updatedAt }) => previews.isOver(Date.parse(_updatedAt)))
  if (old.length === 0) return
  store.commit({
    transactionId: randomUUID(),
    author: '<system>',
    mutations: old.map(({ _id: id }) => ({ delete: { id } })),
    next: new Map(old.map(({ _id }) => [_id, undefined])),
  })
}
