import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFile } from '#lib/lockFile.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

test('a lock is held until it is released, even when nothing refers to it', async () => {
  const { path, dispose } = await temporaryFolder()
  onTestFinished(dispose)
  const file = join(path, 'site.lock')
  const locks = [lockFile(file)]
  const unlock = new WeakRef(locks[0] ?? expect.fail('The file was not locked.'))
  locks.length = 0
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  expect(lockFile(file)).toBeUndefined()
  unlock.deref()?.()
})
