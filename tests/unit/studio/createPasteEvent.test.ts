import { afterEach, expect, test, vi } from 'vitest'
import { createPasteEvent } from '#studio/browser/createPasteEvent.ts'

afterEach(() => vi.unstubAllGlobals())

/** As Firefox's: its data is empty, whatever the constructor gets. */
class EmptyClipboardEvent extends Event {
  get clipboardData() {
    return { types: [] }
  }
}

test('a paste event has its data also where the constructor ignores them', () => {
  vi.stubGlobal('ClipboardEvent', EmptyClipboardEvent)
  class Transfer {
    readonly types = ['text/html']
  }
  vi.stubGlobal('DataTransfer', Transfer)
  const data = new DataTransfer()
  const event = createPasteEvent(data)
  expect(event.clipboardData).toBe(data)
  expect([event.type, event.bubbles, event.cancelable]).toEqual(['paste', true, true])
})
