import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Lane, runStages, type Step, summarize } from '../../../scripts/check/run.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { isAlive } from './site.ts'

const OUTCOMES = 'tests/contract/scripts/programs/outcomes'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let lines: string[]
let stop: AbortController
beforeEach(async () => {
  folder = await temporaryFolder()
  lines = []
  stop = new AbortController()
})
afterEach(() => folder.dispose())

const run = (...stages: (readonly Lane[])[]) =>
  runStages(stages, { signal: stop.signal, print: (line) => lines.push(line) })

const node = (name: string, script: string, ...args: string[]): Step => ({
  name,
  command: [process.execPath, '-e', script, '--', ...args],
})

/** A program that leaves a file behind, and then waits. */
const leaving = (name: string, waitMs = 0) =>
  node(
    name,
    `require('node:fs').writeFileSync(process.argv[1], ''); setTimeout(() => {}, ${waitMs})`,
    join(folder.path, name),
  )

const hasRun = (name: string) => existsSync(join(folder.path, name))

describe('the test runner', () => {
  it('stops running programs and what they started on abort, and starts no other', async () => {
    const started = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])`
    const parent = node('parent', `console.log(${started}.pid)`)
    const results = run([[leaving('beside', 60_000)], [parent]], [[leaving('later')]])
    const pidOfChild = () => Number(/^\[parent\] (\d+)$/m.exec(lines.join('\n'))?.[1])
    await vi.waitUntil(() => hasRun('beside') && pidOfChild(), { timeout: 20_000 })
    stop.abort()
    const failed = (await results).map(({ name, failed }) => [name, failed])
    expect(Object.fromEntries(failed)).toEqual({ beside: 1, parent: 1 })
    await vi.waitUntil(() => !isAlive(pidOfChild()), { timeout: 20_000 })
    expect(hasRun('later')).toBe(false)
  })

  it('runs the steps after a failed one', async () => {
    const results = await run([[node('broken', 'process.exit(3)'), leaving('next')]])
    expect(results).toMatchObject([
      { name: 'broken', failed: 1, note: 'ended with exit code 3; its output is above' },
      { name: 'next', passed: 1 },
    ])
  })

  it('reports a program that cannot be started as failed', async () => {
    const results = await run([[{ name: 'missing', command: [join(folder.path, 'missing')] }]])
    expect(results).toMatchObject([{ failed: 1, note: expect.stringContaining('ENOENT') }])
  })

  it('prints output while the program still runs', async () => {
    const script = `console.log('half'); console.error('way'); setTimeout(() => {}, 60_000)`
    const results = run([[node('slow', script)]])
    await vi.waitFor(() => expect(lines).toEqual(expect.arrayContaining(['[slow] half', '[slow] way'])), {
      timeout: 20_000,
    })
    stop.abort()
    await results
  })

  it.each([
    ['that ran no test', 'process.exit(0)', 'ran no test'],
    ['that ended before its report', 'process.exit(1)', 'ended with exit code 1; its output is above'],
  ])('counts a test program %s as failed', async (_what, script, note) => {
    const results = await run([[{ ...node('tests', script), reporter: 'playwright' }]])
    expect(results).toMatchObject([{ name: 'tests', failed: 1, note }])
  })

  it('accepts a test program without tests where nothing may have changed', async () => {
    const outcomes = await run([[{ ...node('changed', ''), reporter: 'playwright', mayRunNothing: true }]])
    expect(outcomes).toMatchObject([{ passed: 0, failed: 0 }])
  })

  it.each<[program: 'vitest' | 'playwright', args: string[], flaky: number]>([
    ['vitest', ['run', '-c', `${OUTCOMES}/vitest.config.ts`], 0],
    ['playwright', ['test', '-c', OUTCOMES, 'playwright', '--retries=1'], 1],
  ])('counts passed, failed, flaky and skipped tests of %s', async (program, args, flaky) => {
    const outcomes = await run([[{ name: program, command: [program, ...args], reporter: program }]])
    expect(outcomes).toMatchObject([{ passed: 2 - flaky, failed: 1, flaky, skipped: 1 }])
  })

  it('ends with the failed steps and the counts', () => {
    const lint = { name: 'lint', passed: 0, failed: 1, flaky: 0, skipped: 0, note: 'ended with exit code 1' }
    const tests = { name: 'tests', passed: 7, failed: 2, flaky: 1, skipped: 3, note: '' }
    expect(summarize([lint, tests]).split('\n')).toEqual([
      '',
      'Failed: lint, ended with exit code 1',
      'Failed: tests, 2 tests',
      'Flaky: tests, 1 tests passed when tried again',
      '7 passed, 3 failed, 3 skipped',
    ])
  })
})
