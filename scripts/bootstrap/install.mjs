import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The Node that the project's programs run on, whatever Node was found on the machine. */
export const projectNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const stampFile = join(root, 'node_modules', '.install-stamp')

/** What decides what gets installed: the lockfile and the kind of machine. */
function wantedStamp() {
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lockfile).digest('hex')
}

/**
 * Says in one sentence why npm failed.
 *
 * @param {string} output what it wrote
 */
function reasonOf(output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED)\b/.test(output)) {
    return 'the package registry cannot be reached. Check the network connection and the registry npm is set to'
  }
  if (/\bENOSPC\b/.test(output)) return 'the disk is full'
  if (/\b(EACCES|EROFS|EPERM)\b/.test(output)) return `the folder ${root} cannot be written`
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
  return lines.find((line) => line !== '' && !line.startsWith('code ')) ?? 'npm gave no reason'
}

/**
 * Runs npm: the one that runs this script, else the one on the PATH.
 *
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  const own = process.env.npm_execpath
  const viaNpm = own !== undefined && /npm-cli\.c?js$/.test(own)
  const command = viaNpm ? process.execPath : 'npm'
  const first = viaNpm ? [own] : []
  const result = spawnSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (result.error && 'code' in result.error && result.error.code === 'ENOENT') {
    throw new Error('npm was not found. Install Node.js 20 or newer together with npm, then start again.')
  }
  return { ok: result.status === 0, output: `${result.stderr ?? ''}\n${result.stdout ?? ''}` }
}

/** The npm package that holds the project's Node fetches the program itself by a script, which npm may have left out. */
function ensureProjectNode() {
  if (existsSync(projectNode)) return
  const folder = join(root, 'node_modules', 'node')
  const result = spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, encoding: 'utf8' })
  if (existsSync(projectNode)) return
  const reason = reasonOf(`${result.stderr ?? ''}\n${result.stdout ?? ''}`)
  throw new Error(`The project's own Node could not be installed: ${reason}.`)
}

/**
 * Installs the exact packages of the lockfile, unless they are there already.
 *
 * @throws Error with one sentence to show
 */
export function install() {
  const wanted = wantedStamp()
  const current = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
  if (current === wanted && existsSync(projectNode)) return
  process.stderr.write('Installing packages …\n')
  // Development packages are part of it, whatever NODE_ENV says: the build needs the compiler's types.
  const { ok, output } = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], root)
  if (!ok) throw new Error(`The packages could not be installed: ${reasonOf(output).replace(/\.+$/, '')}.`)
  ensureProjectNode()
  writeFileSync(stampFile, wanted)
}
