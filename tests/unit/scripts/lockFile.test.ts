import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { lockFile } from '#lib/lockFile.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

/** Locks a file and forgets how to unlock it. */
const lock = (file: string) => lockFile(file, 'exclusive', 0) !== undefined

test('a lock is held even when nothing refers to it', async () => {
  const { path, dispose } = await temporaryFolder()
  onTestFinished(dispose)
  const file = join(path, 'site.lock')
  expect(lock(file)).toBe(true)
  setFlagsFromString('--expose-gc')
  for (let round = 0; round < 3; round += 1) {
    runInNewContext('gc')()
    await wait(10)
  }
  expect(lock(file)).toBe(false)
})

test('a lock can be shared, and excludes an exclusive one', async () => {
  const { path, dispose } = await temporaryFolder()
  onTestFinished(dispose)
  const file = join(path, 'site.lock')
  const unlock = [lockFile(file, 'shared'), lockFile(file, 'shared')]
  expect(lock(file)).toBe(false)
  for (const each of unlock) each?.()
  expect(lock(file)).toBe(true)
  expect(lockFile(file, 'shared', 0)).toBeUndefined()
})
