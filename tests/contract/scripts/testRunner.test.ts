import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runStages } from '../../../scripts/check/run.ts'
import type { Lane, Step } from '../../../scripts/check/steps.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { isAlive } from './site.ts'

const OUTCOMES = 'tests/contract/scripts/programs/outcomes'
const REPORTERS = join(import.meta.dirname, '../../../scripts/check')

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
  command: [process.execPath, '-e', script, ...args],
})

/** A program that leaves a file behind, and then waits. */
const leaving = (name: string, waitMs = 0) =>
  node(
    name,
    `require('node:fs').writeFileSync(process.argv[1], ''); setTimeout(() => {}, ${waitMs})`,
    join(folder.path, name),
  )

const hasRun = (name: string) => existsSync(join(folder.path, name))

const outcomes = [
  [expect.stringMatching(/sums › add up$/), 'passed', ''],
  [expect.stringMatching(/sums › fail$/), 'failed', expect.stringContaining('3')],
  [expect.stringMatching(/sums › are flaky$/), 'flaky', expect.stringContaining('1')],
  [expect.stringMatching(/sums › are skipped$/), 'skipped', 'no abacus'],
]

describe('the test runner', () => {
  it('stops running programs and what they started on abort, and starts no other', async () => {
    const started = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])`
    const parent = node('parent', `console.log(${started}.pid)`)
    const results = run([[leaving('beside', 60_000)], [parent]], [[leaving('later')]])
    const pidOfChild = () => Number(/^\[parent\] (\d+)$/m.exec(lines.join('\n'))?.[1])
    await vi.waitUntil(() => hasRun('beside') && pidOfChild(), { timeout: 20_000 })
    stop.abort()
    const status = new Map((await results).map(({ title, status }) => [title, status]))
    expect([status.get('beside'), status.get('parent'), status.has('later')]).toEqual(['failed', 'failed', false])
    await vi.waitUntil(() => !isAlive(pidOfChild()), { timeout: 20_000 })
    expect(hasRun('later')).toBe(false)
  })

  it('runs the steps after a failed one', async () => {
    const results = await run([[node('broken', 'process.exit(3)'), leaving('next')]])
    expect(results).toMatchObject([
      { title: 'broken', status: 'failed', note: 'ended with exit code 3; its output is above' },
      { title: 'next', status: 'passed' },
    ])
  })

  it('reports a program that cannot be started as failed', async () => {
    const results = await run([[{ name: 'missing', command: [join(folder.path, 'missing')] }]])
    expect(results).toMatchObject([{ status: 'failed', note: expect.stringContaining('ENOENT') }])
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
    const results = await run([[{ ...node('tests', script), reports: true }]])
    expect(results).toMatchObject([{ title: 'tests', status: 'failed', note }])
  })

  it('accepts a test program without tests where nothing may have changed', async () => {
    expect(await run([[{ ...node('changed', ''), reports: true, mayRunNothing: true }]])).toEqual([])
  })

  it.each([
    [
      'vitest',
      ['run', '-c', `${OUTCOMES}/vitest.config.ts`, '--reporter=default', `--reporter=${REPORTERS}/vitestReporter.ts`],
    ],
    [
      'playwright',
      ['test', '-c', OUTCOMES, 'playwright', '--retries=1', `--reporter=list,${REPORTERS}/playwrightReporter.ts`],
    ],
  ])('reads passed, failed, flaky and skipped tests of %s', async (program, args) => {
    const results = await run([[{ name: program, command: [program, ...args], reports: true }]])
    expect(results.map(({ title, status, note }) => [title, status, note])).toEqual(outcomes)
  })
})
