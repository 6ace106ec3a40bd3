import { expect, it } from 'vitest'
import { roles } from '#rules/roles.ts'
import { createAccess } from '#store/accounts/roles.ts'
import { createMutationEvents, parseListenOptions } from '#store/streams/listener.ts'

const DOCUMENTS = 10_000
const MAX_MS = 3000

it('a transaction of many documents does not hold the store up', async () => {
  const time = '2026-01-01T00:00:00Z'
  const documents = Array.from({ length: DOCUMENTS }, (_, index) => {
    return { _id: `n${index}`, _type: 'note', _createdAt: time, _updatedAt: time, _rev: 't' }
  })
  const changes = documents.map((after) => ({ documentId: after._id, after, effects: { apply: [], revert: [] } }))
  const mutations = documents.map((create) => ({ create }))
  const transaction = { sequence: 1, id: 't', timestamp: time, author: 'me', mutations, changes }
  const start = performance.now()
  const events = await createMutationEvents(transaction, {
    options: parseListenOptions({ query: '*' }, '2025-02-19'),
    access: createAccess({ id: 'u', name: 'U', email: '', role: roles.administrator, kind: 'token' }),
    condition: {},
    match: async (states) => states.map(() => true),
  })
  expect(performance.now() - start).toBeLessThan(MAX_MS)
  expect(events.map((event) => event.mutations)).toEqual(mutations.map((mutation) => [mutation]))
})
