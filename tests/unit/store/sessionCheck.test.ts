import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { roles } from '#rules/roles.ts'
import type { Identity } from '#store/accounts/roles.ts'
import { createSessionCheck } from '#store/streams/sessionCheck.ts'

/** Sessions by their header, which count how often they are looked for. */
function openSessions(...headers: string[]) {
  const events = new EventEmitter()
  const sessions = new Map(
    headers.map((header): [string, Identity] => [
      header,
      { id: header, name: '', email: '', role: roles.editor, kind: 'person' },
    ]),
  )
  let lookups = 0
  const isOpen = createSessionCheck({
    findMember(authorization) {
      lookups += 1
      return sessions.get(authorization ?? '')
    },
    onChange(listener) {
      events.on('change', listener)
      return () => void events.off('change', listener)
    },
  })
  return {
    isOpen,
    end: (header: string) => {
      sessions.delete(header)
      events.emit('change')
    },
    countLookups: () => lookups,
  }
}

it.each([7, 350])('looks once for the session of %i events', (count) => {
  const { isOpen, countLookups } = openSessions('Bearer ada')
  for (let event = 0; event < count; event += 1) expect(isOpen('Bearer ada')).toBe(true)
  expect(countLookups()).toBe(1)
})

it('finds the end of a session at once', () => {
  const { isOpen, end } = openSessions('Bearer ada', 'Bearer grace')
  expect([isOpen('Bearer ada'), isOpen('Bearer grace')]).toEqual([true, true])
  end('Bearer ada')
  expect([isOpen('Bearer ada'), isOpen('Bearer grace')]).toEqual([false, true])
})

it('finds a session that begins after a look at it', () => {
  const { isOpen, countLookups } = openSessions()
  expect([isOpen(), isOpen('Bearer ada'), isOpen('Bearer ada')]).toEqual([false, false, false])
  expect(countLookups()).toBe(3)
})
