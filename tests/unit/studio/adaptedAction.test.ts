import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { waitForDuplicate } from '#studio/documents/adaptedAction.ts'

test.each([
  ['success', true],
  ['error', false],
] as const)('a copy of a translation that ends with “%s” is opened: %s', async (type, isOpened) => {
  const events$ = new Subject<{ op: string; type: 'success' | 'error' }>()
  const isStored = waitForDuplicate(events$)
  events$.next({ op: 'patch', type: 'success' })
  events$.next({ op: 'duplicate', type })
  await expect(isStored).resolves.toBe(isOpened)
})
