// Installs missing packages, then runs a program on the project's own Node: `node scripts/run.mjs FILE …`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const windows = process.platform === 'win32'

/** The Node that the project's programs run on, independent of the machine's. */
const projectNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

const HIDDEN_LOCKFILE = join('node_modules', '.package-lock.json')

const stop = new AbortController()

/**
 * @typedef {{ version: string, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 * @param {string} file below the project's folder
 * @returns {Record<string, LockedPackage>} by their folders
 */
function readLockedPackages(file) {
  const { '': _project, ...packages } = JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  return packages
}

/**
 * Whether npm has installed what the lockfile names, also by a command of its own such as `npm ci`: once all is there, it
 * writes a hidden lockfile. A copied folder may have the packages of another platform.
 */
function isInstalled() {
  if (!existsSync(projectNode) || !existsSync(join(root, HIDDEN_LOCKFILE))) return false
  const installed = readLockedPackages(HIDDEN_LOCKFILE)
  const isOfPlatform = Object.values(installed).every(
    ({ os = [process.platform], cpu = [process.arch] }) => os.includes(process.platform) && cpu.includes(process.arch),
  )
  return (
    isOfPlatform &&
    Object.entries(readLockedPackages('package-lock.json')).every(([folder, { version, optional }]) =>
      folder in installed ? installed[folder]?.version === version : optional,
    )
  )
}

/** Summarizes in one sentence why npm failed. @param {string} output npm's output */
function getReason(output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED)\b/.test(output)) {
    return 'the package registry cannot be reached. Check the network connection and the registry npm is set to'
  }
  if (/\bENOSPC\b/.test(output)) return 'the disk is full'
  if (/\b(EACCES|EROFS|EPERM)\b/.test(output)) return `the folder ${root} cannot be written`
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
  return lines.find((line) => line !== '' && !line.startsWith('code ')) ?? 'npm gave no reason'
}

/**
 * Runs a program of the installation until it ends; a stop kills it and its child processes.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
async function run(command, args, options) {
  stop.signal.throwIfAborted()
  // A process group can be killed as a whole: npm runs packages' scripts in shells, which do not forward signals.
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: !windows })
  const kill = () => {
    if (windows || child.pid === undefined) return void child.kill()
    try {
      // SIGTERM makes npm roll back for minutes; SIGKILL does not.
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The group has just ended.
    }
  }
  stop.signal.addEventListener('abort', kill)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (output += part))
  try {
    const [code] = await once(child, 'close')
    stop.signal.throwIfAborted()
    return { ok: code === 0, output }
  } finally {
    stop.signal.removeEventListener('abort', kill)
  }
}

/** Runs npm: the one that started this script, else the one on the PATH. @param {string[]} args */
async function npm(args) {
  const own = process.env.npm_execpath
  const viaNpm = own !== undefined && /npm-cli\.c?js$/.test(own)
  const command = viaNpm ? process.execPath : 'npm'
  const first = viaNpm ? [own] : []
  try {
    return await run(command, [...first, ...args], { cwd: root, shell: command === 'npm' && windows })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new Error('npm was not found. Install Node.js 20 or newer together with npm, then start again.', {
      cause: error,
    })
  }
}

/** Runs the install script of the npm package that provides Node, which npm may have skipped. */
async function ensureProjectNode() {
  if (existsSync(projectNode)) return
  const folder = join(root, 'node_modules', 'node')
  const { output } = await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder })
  if (existsSync(projectNode)) return
  throw new Error(`The project's own Node could not be installed: ${getReason(output)}.`)
}

async function install() {
  if (!isInstalled()) {
    process.stderr.write('Installing packages …\n')
    // Includes development packages even when NODE_ENV is production: the build needs the compiler's types.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const { ok, output } = await npm(args)
    if (!ok) throw new Error(`The packages could not be installed: ${getReason(output).replace(/\.+$/, '')}.`)
    await ensureProjectNode()
  }
  // The path commands find `node` at. npm creates this link only if the package contained the binary.
  const link = join(root, 'node_modules', '.bin', 'node')
  if (!windows && !existsSync(link)) symlinkSync(join('..', 'node', 'bin', 'node'), link)
}

const MIN_NODE_VERSION = 20

const INTERVAL_MS = 500

/**
 * Calls a listener when this program should stop.
 *
 * npm runs this program in a shell and signals that. Some shells exit without forwarding the signal, so a lost parent
 * counts as a signal.
 *
 * @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => void} listener called for each signal
 */
function onStop(listener) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => listener(signal))
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    listener('SIGTERM')
  }, INTERVAL_MS).unref()
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= MIN_NODE_VERSION) return
  throw new Error(`Node.js ${process.versions.node} is too old: install version ${MIN_NODE_VERSION} or newer.`)
}

/** @param {NodeJS.Signals} signal the signal that ended a program */
const getCode = (signal) => 128 + constants.signals[signal]

const [program = '', ...args] = process.argv.slice(2)
/** @type {import('node:child_process').ChildProcess | undefined} */
let child
onStop((signal) => {
  stop.abort(signal)
  child?.kill(signal)
})
try {
  checkNode()
  await install()
} catch (error) {
  if (stop.signal.aborted) process.exit(getCode(stop.signal.reason))
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
// V8 sizes its heap by the machine's memory. With these limits in megabytes it gives memory back after a burst of requests.
const heapLimits = ['--max-old-space-size=1024', '--max-semi-space-size=8']
child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', ...heapLimits, program, ...args], {
  cwd: root,
  // The closing of the IPC channel tells the program that this one has ended.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    // Modules with stripped types: without a cache each program loads the type stripper at every start.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    // With more arenas glibc returns less memory to the system.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
})
child.on('error', (error) => {
  process.stderr.write(`The project's own Node could not be run: ${error.message}.\n`)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  // Nothing else is in the log of a container whose memory is full.
  if (signal === 'SIGKILL' && !stop.signal.aborted)
    process.stderr.write(`${program} was ended by ${signal}. If nothing else stopped it, give it more memory.\n`)
  process.exit(code ?? (signal ? getCode(signal) : 1))
})
