import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { install, projectNode, root } from './install.mjs'

const OLDEST_NODE = 20

/** How often to look whether npm is still there. */
const INTERVAL_MS = 500

/**
 * Tells when this program is to stop.
 *
 * npm runs it in a shell and passes signals to that, and not every shell passes them on: some just go, and leave what
 * they ran behind. So losing the shell counts as a signal.
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
  if (major >= OLDEST_NODE) return
  throw new Error(`Node.js ${process.versions.node} is too old: install version ${OLDEST_NODE} or newer.`)
}

/** @param {NodeJS.Signals} signal what ended a program */
const codeOf = (signal) => 128 + constants.signals[signal]

/**
 * Installs what is missing, then runs a program of the project on the project's own Node, in this one's place: it gets
 * this one's signals, and this one ends as it ends.
 *
 * @param {string} program path from the project's folder
 * @param {string[]} args
 */
export async function runOnProjectNode(program, args) {
  const stop = new AbortController()
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  onStop((signal) => {
    stop.abort(signal)
    child?.kill(signal)
  })
  try {
    checkNode()
    await install(stop.signal)
  } catch (error) {
    if (stop.signal.aborted) process.exit(codeOf(stop.signal.reason))
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', program, ...args], {
    cwd: root,
    // The channel tells the program when this one is gone, however it went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
  })
  child.on('error', (error) => {
    process.stderr.write(`The project's own Node could not be run: ${error.message}.\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? codeOf(signal) : 1)))
}
