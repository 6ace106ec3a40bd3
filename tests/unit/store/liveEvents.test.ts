import { describe, expect, it } from 'vitest'
import type { CommittedTransaction } from '#store/documents/types.ts'
import { sendLiveEvents } from '#store/streams/liveEvents.ts'

const time = '2026-01-01T00:00:00Z'

/** Returns the events of a stream after the creation of a document. */
function listEventsOf(_id: string, _type: string, includeDrafts: boolean): string[] {
  const sent: string[] = []
  const listeners: ((transaction: CommittedTransaction) => void)[] = []
  const store = {
    storeId: 's',
    sequence: 1,
    onCommit(listener: (transaction: CommittedTransaction) => void) {
      listeners.push(listener)
      return () => undefined
    },
  }
  const stream = { send: (events: readonly { event: string }[]) => void sent.push(...events.map(({ event }) => event)) }
  sendLiveEvents({ ...stream, end() {} }, { store, includeDrafts, lastEventId: undefined })
  const after = { _id, _type, _createdAt: time, _updatedAt: time, _rev: 't' }
  const changes = [{ documentId: _id, after, effects: { apply: [], revert: [] } }]
  for (const listener of listeners) {
    listener({ sequence: 2, id: 't', timestamp: time, author: 'me', mutations: [], changes })
  }
  return sent
}

describe('live events', () => {
  it.each([
    { what: 'a published document', id: 'a', type: 'note', visitor: true, editor: true },
    { what: 'a draft', id: 'drafts.a', type: 'note', visitor: false, editor: true },
    { what: 'a version', id: 'versions.r.a', type: 'note', visitor: false, editor: true },
    {
      what: 'a release, which no page shows,',
      id: '_.releases.r',
      type: 'system.release',
      visitor: false,
      editor: true,
    },
    { what: 'a comment, which is no content,', id: 'a', type: 'comment', visitor: false, editor: false },
  ])('of $what reach visitors: $visitor, editors: $editor', ({ id, type, visitor, editor }) => {
    const expected = (isReached: boolean) => (isReached ? ['welcome', 'message'] : ['welcome'])
    expect(listEventsOf(id, type, false)).toEqual(expected(visitor))
    expect(listEventsOf(id, type, true)).toEqual(expected(editor))
  })
})
