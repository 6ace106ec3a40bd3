import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { isAlive } from './site.ts'

const bootstrap = join(import.meta.dirname, '../../../scripts/run.mjs')

/** An npm that brings the project's Node and, like one that runs no packages' scripts, does not link it. */
const NPM = `
const { mkdirSync, rmSync, symlinkSync } = require('node:fs')
mkdirSync('node_modules/.bin', { recursive: true })
mkdirSync('node_modules/node/bin', { recursive: true })
rmSync('node_modules/node/bin/node', { force: true })
symlinkSync(process.execPath, 'node_modules/node/bin/node')
`
/** Goes on for ever, once it is noted down. */
const WAITS = `
require('node:fs').appendFileSync('pids', process.pid + ' ')
setInterval(() => {}, 1000)
`
/** An npm that runs a package's script in a shell and ignores signals until it is done, as npm does. */
const NPM_WITH_SCRIPT = `
process.on('SIGTERM', () => {}).on('SIGINT', () => {})
require('node:child_process').spawn('"$NODE" program.js; true', { shell: true, env: { NODE: process.execPath } })
${WAITS}`
const WHICH_NODE = `require('node:child_process').execFileSync('sh', ['-c', 'command -v node'], { stdio: 'inherit' })`

const LOCKED = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', dev: true },
  'node_modules/c': { version: '3.0.0', optional: true, os: ['none'] },
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let pids: number[]
beforeEach(async () => {
  folder = await temporaryFolder()
  pids = []
  await cp(bootstrap, join(folder.path, 'scripts/run.mjs'))
})
afterEach(async () => {
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL')
  await folder.dispose()
})

/** A fresh clone of a project whose command runs a program. */
async function clone({ npm, program }: { npm: string; program: string }) {
  const files = {
    'npm-cli.js': npm,
    'program.js': program,
    'package-lock.json': JSON.stringify({ packages: LOCKED }),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder.path, name), text)
}

function run(program: string, args: readonly string[], settings: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  const child = spawn(program, args, {
    cwd: folder.path,
    env: { PATH, NODE_ENV: 'production', npm_execpath: join(folder.path, 'npm-cli.js'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [out, errors] = ['', '']
  child.stdout.on('data', (part: Buffer) => (out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  return { child, ended: once(child, 'close').then(() => ({ code: child.exitCode, out, errors })) }
}

/** Once as many programs go on for ever. */
const waiting = (programs: number) =>
  vi.waitFor(
    async () => {
      pids = (await readFile(join(folder.path, 'pids'), 'utf8')).trim().split(' ').map(Number)
      expect(pids).toHaveLength(programs)
    },
    { timeout: 20_000 },
  )

/** The programs that still run, once they had time to end. */
const left = async () => {
  await vi.waitUntil(() => !pids.some(isAlive), { timeout: 20_000 }).catch(() => undefined)
  return pids.filter(isAlive)
}

describe('a command in a fresh clone', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('stopped by %s during the installation also stops npm and its children', async (signal, code) => {
    await clone({ npm: NPM_WITH_SCRIPT, program: WAITS })
    const { child, ended } = run(process.execPath, ['scripts/run.mjs', 'program.js'])
    await waiting(2)
    child.kill(signal)
    expect((await ended).code).toBe(code)
    expect(await left()).toEqual([])
  })

  it('finds the project’s own Node, whether npm has linked it or not', async () => {
    await clone({ npm: NPM, program: WHICH_NODE })
    const { ended } = run(process.execPath, ['scripts/run.mjs', 'program.js'])
    expect(await ended).toMatchObject({ code: 0, out: `${join(folder.path, 'node_modules/.bin/node')}\n` })
  })

  it('says that its program was killed, as the system does without memory', async () => {
    await clone({ npm: NPM, program: `process.kill(process.pid, 'SIGKILL')` })
    const { code, errors } = await run(process.execPath, ['scripts/run.mjs', 'program.js']).ended
    expect([code, errors]).toEqual([137, expect.stringMatching(/program\.js was ended by SIGKILL\. .*memory/)])
  })

  const { '': _project, 'node_modules/c': _otherPlatform, ...complete } = LOCKED
  it.each([
    ['nothing after npm’s own complete installation', complete, false],
    ['packages that were omitted as development packages', { 'node_modules/a': complete['node_modules/a'] }, true],
    ['packages of another version', { ...complete, 'node_modules/b': { version: '1.9.0' } }, true],
    ['packages for this platform', { ...complete, 'node_modules/c': LOCKED['node_modules/c'] }, true],
  ])('installs %s', async (_what, packages, installs) => {
    await clone({ npm: `${NPM}; require('node:fs').writeFileSync('installed', '')`, program: '' })
    await mkdir(join(folder.path, 'node_modules/node/bin'), { recursive: true })
    await symlink(process.execPath, join(folder.path, 'node_modules/node/bin/node'))
    await writeFile(join(folder.path, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
    await run(process.execPath, ['scripts/run.mjs', 'program.js']).ended
    expect(existsSync(join(folder.path, 'installed'))).toBe(installs)
  })

  it('stops when npm’s shell has ended without a signal', async () => {
    await clone({ npm: NPM, program: WAITS })
    const shell = ['-c', '"$0" scripts/run.mjs program.js; true', process.execPath]
    const { child } = run('sh', shell, { npm_lifecycle_event: 'start' })
    await waiting(1)
    child.kill()
    expect(await left()).toEqual([])
  })
})
