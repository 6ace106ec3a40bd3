import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { install, projectNode, root } from './install.mjs'
import { onStop } from './stop.mjs'

const OLDEST_NODE = 20

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
 */
export async function runOnProjectNode(program) {
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
  child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)], {
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
