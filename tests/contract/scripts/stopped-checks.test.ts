import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runSteps } from '../../../scripts/check/run.ts'
import { temporaryFolder } from './site.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.dispose())

/** A program that leaves a file behind, and then waits for a minute if it is told to. */
const leaving = (file: string, wait = 0) =>
  [
    process.execPath,
    '-e',
    `require('node:fs').writeFileSync(process.argv[1], ''); setTimeout(() => {}, ${wait})`,
    join(folder.path, file),
  ] as const

const left = (file: string) => existsSync(join(folder.path, file))

describe('checks that are stopped', () => {
  it('end at once, begin nothing more and are no success', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const stop = new AbortController()
    const steps = [
      { name: 'first', commands: [leaving('begun'), leaving('same step')] },
      { name: 'stopped', commands: [leaving('long', 60_000), leaving('later command')] },
      { name: 'later', commands: [leaving('later step')] },
    ]
    const counted = runSteps(steps, stop.signal)
    await vi.waitUntil(() => left('long'), { timeout: 20_000 })
    stop.abort()
    expect(await counted).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(['same step', 'later command', 'later step'].map(left)).toEqual([true, false, false])
  })
})
