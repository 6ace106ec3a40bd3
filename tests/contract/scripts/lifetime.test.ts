import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { childEnvironment } from '#tests/support/childEnvironment.ts'
import { isAlive, runProject } from './site.ts'

let pids: number[] = []
afterEach(() => {
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL')
})

/** Two programs under a supervisor, once both run. */
async function pair(...args: string[]) {
  const supervisor = runProject('tests/contract/scripts/programs/pair.ts', {}, args)
  await vi.waitFor(
    () => {
      pids = [...supervisor.written.err.matchAll(/worker (\d+)/g)].map(([, pid]) => Number(pid))
      expect(pids).toHaveLength(2)
    },
    { timeout: 20_000 },
  )
  return supervisor
}

/** The programs that still run, once they had time to end. */
const left = async () => {
  await vi.waitUntil(() => !pids.some(isAlive), { timeout: 20_000 }).catch(() => undefined)
  return pids.filter(isAlive)
}

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s stops every program and exits with 0', async (signal) => {
  const { child, ended } = await pair()
  child.kill(signal)
  expect((await ended).code).toBe(0)
  expect(await left()).toEqual([])
})

it('A restartable program is restarted each time it ends, and the other keeps running', async () => {
  const { child, written, ended } = await pair('restarted')
  const [first = 0, second = 0] = pids
  let current = first
  for (const round of [1, 2, 3]) {
    process.kill(current, 'SIGKILL')
    await vi.waitFor(
      () => {
        pids = [...written.err.matchAll(/worker (\d+)/g)].map(([, pid]) => Number(pid))
        expect(pids).toHaveLength(2 + round)
      },
      { timeout: 20_000 },
    )
    current = pids.at(-1) ?? 0
  }
  expect(written.err).toContain('The first ended unexpectedly (SIGKILL); it is started again.')
  expect([isAlive(current), isAlive(second)]).toEqual([true, true])
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  expect(await left()).toEqual([])
})

it('No program outlives a killed supervisor, even one without an IPC listener', async () => {
  const { child } = await pair('stubborn')
  child.kill('SIGKILL')
  expect(await left()).toEqual([])
})

const FULL_DISK = '/dev/full'

it.skipIf(!existsSync(FULL_DISK))('A program goes on and ends in order while its log cannot be written', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tests/contract/scripts/programs/fullLog.ts'], {
    env: { ...childEnvironment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', openSync(FULL_DISK, 'w')],
    timeout: 20_000,
  })
  expect({ status, out: String(stdout) }).toEqual({ status: 0, out: 'went on\n' })
})

it('A front door that fails ends the process with an error', async () => {
  const { code, err } = await runProject('tests/contract/scripts/programs/failingDoor.ts', {}).ended
  expect(code).toBe(1)
  expect(err).toMatch(/"level":60.*"message":"out of order".*The front door failed/)
})
