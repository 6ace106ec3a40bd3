import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** How long a program may take to stop before it is killed, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 10_000

/** Compiled modules, types stripped, for the next start. Without it each program loads the compiler of types. */
const compileCache = join(root, 'node_modules/.cache/node')

const parentWatchdog = new URL('parentWatchdog.mjs', import.meta.url).href

interface ProgramOptions {
  /** What people call it, in a sentence. */
  name: string
  /** File to run, from the project's folder. */
  file: string
  args?: readonly string[]
  environment: NodeJS.ProcessEnv
}

/** A program of the site that runs as a process of its own. */
export type Program = ReturnType<typeof runProgram>

/**
 * Starts a program. Its output is kept until {@link Program.release}, then goes to this process's standard error.
 *
 * It gets a session of its own, so that Ctrl-C reaches it only through the supervisor, which knows the order.
 */
export function runProgram({ name, file, args = [], environment }: ProgramOptions) {
  const child = fork(join(root, file), args, {
    cwd: root,
    // With more arenas the C library of Linux returns less memory.
    env: { NODE_COMPILE_CACHE: compileCache, MALLOC_ARENA_MAX: '2', ...environment },
    detached: true,
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', parentWatchdog],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })

  let kept: string[] | undefined = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      if (line.startsWith('{"event":"listening"')) return
      if (kept) kept.push(line)
      else process.stderr.write(`${line}\n`)
    })
  }

  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
    child.once('error', () => resolve({ code: 1, signal: null }))
  })

  return {
    name,
    exited,
    /** What it wrote so far, while it is kept. */
    output: () => (kept ?? []).join('\n').trim(),
    /** Shows what was kept, and from now on what it writes. */
    release() {
      for (const line of kept ?? []) process.stderr.write(`${line}\n`)
      kept = undefined
    },
    /**
     * The next message that is as wanted. Call it in the turn in which the program is started or sent a question.
     *
     * @throws Error with the program's own words when it ends before
     */
    message<Wanted>(read: (message: unknown) => Wanted | undefined): Promise<Wanted> {
      return new Promise((resolve, reject) => {
        const hear = (message: unknown) => {
          const wanted = read(message)
          if (wanted === undefined) return
          child.off('message', hear)
          resolve(wanted)
        }
        child.on('message', hear)
        void exited.then(() => reject(new Error(this.output() || `${name} ended before it was ready.`)))
      })
    },
    /** Sends a message; one to a program that has ended is dropped. */
    send(message: object | string) {
      if (child.connected) child.send(message)
    },
    /** Asks it to stop, makes it stop after a while, and waits until it has. */
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_TIMEOUT_MS)
      await closed
      clearTimeout(force)
    },
  }
}
