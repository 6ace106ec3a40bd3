import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const SHUTDOWN_TIMEOUT_MS = 10_000

const parentWatchdog = new URL('parentWatchdog.mjs', import.meta.url).href

export interface ProgramOptions {
  name: string
  file: string
  args?: readonly string[]
  environment: NodeJS.ProcessEnv
}

export type Program = ReturnType<typeof runProgram>

/**
 * Starts a program. Its output is buffered until {@link Program.release}, then written to standard error.
 *
 * It gets its own session, so that Ctrl-C reaches only the supervisor, which stops programs in order.
 */
export function runProgram({ name, file, args = [], environment }: ProgramOptions) {
  const child = fork(join(root, file), args, {
    cwd: root,
    env: environment,
    detached: true,
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2', '--import', parentWatchdog],
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
    output: () => (kept ?? []).join('\n').trim(),
    release() {
      for (const line of kept ?? []) process.stderr.write(`${line}\n`)
      kept = undefined
    },
    /**
     * Resolves with the next message that matches. Call it in the same tick in which the program is started or sent a
     * message.
     *
     * @throws Error with the program's output when it ends first
     */
    message<Wanted>(schema: z.ZodType<Wanted>): Promise<Wanted> {
      return new Promise((resolve, reject) => {
        const onMessage = (message: unknown) => {
          const { success, data } = schema.safeParse(message)
          if (!success) return
          child.off('message', onMessage)
          resolve(data)
        }
        child.on('message', onMessage)
        void exited.then(() => reject(new Error(this.output() || `${name} ended before it was ready.`)))
      })
    },
    /** Sends a message; ignored once the program has ended. */
    send(message: object | string) {
      if (child.connected) child.send(message)
    },
    /** Stops it with SIGTERM, after a timeout with SIGKILL, and resolves once it has ended. */
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
