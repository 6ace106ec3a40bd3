import { describe, expect, it, onTestFinished } from 'vitest'
import { ProcessPool } from '#store/processes/processPool.ts'

const caller = { id: 'a', isTrusted: true }

interface PoolSettings {
  maxStarvedFactor?: number
  args?: string[]
  minProcesses?: number
}

function createPool({ maxStarvedFactor = 1, args = [], minProcesses = 0 }: PoolSettings) {
  const pool = new ProcessPool<{ waitMs: number } | { work: 'endless' }>({
    program: new URL('../../support/pooledProgram.ts', import.meta.url),
    args,
    minProcesses,
    maxProcesses: 1,
    reservedProcesses: 0,
    timeoutMs: 500,
    maxStarvedFactor,
    createLimitError: (limit) => new Error(`too much ${limit}`),
    maxHeapMegabytes: () => 100,
  })
  onTestFinished(() => pool.close())
  return pool
}

describe.skipIf(process.platform !== 'linux')('a request that exceeds the time of its pool', () => {
  it('is answered when its process had no CPU', async () => {
    expect(await createPool({ maxStarvedFactor: 1000 }).run({ waitMs: 1200 }, caller)).toBe('done')
  })

  it('is ended when its process worked all the time', async () => {
    await expect(createPool({ maxStarvedFactor: 1000 }).run({ work: 'endless' }, caller)).rejects.toThrow(
      'too much time',
    )
  })

  it('is ended once it has waited for the CPU for too long', async () => {
    await expect(createPool({ maxStarvedFactor: 1 }).run({ waitMs: 1_000_000 }, caller)).rejects.toThrow(
      'too much time',
    )
  })
})

it('a pool closes whose processes cannot be started', async () => {
  const { execPath } = process
  process.execPath = '/no/such/program'
  onTestFinished(() => {
    process.execPath = execPath
  })
  const pool = createPool({ minProcesses: 1 })
  await expect(pool.close()).resolves.toBeUndefined()
})

it.each([0, 1])('a request fails when the system starts no process, with %i of them always wanted', async (wanted) => {
  // Node refuses such an argument in place of the system.
  const pool = createPool({ args: ['\0'], minProcesses: wanted })
  await expect(pool.run({ waitMs: 1 }, caller)).rejects.toThrow('did not start')
})
