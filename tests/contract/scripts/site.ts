import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { childEnvironment } from '#tests/support/childEnvironment.ts'
import { listenLocally } from '#tests/support/listen.ts'

const root = join(import.meta.dirname, '../../..')

/** Whether a program still runs. */
export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A port with something on it. */
export async function takenPort() {
  const { port, close } = await listenLocally(createServer())
  return { port, free: close }
}

/**
 * Runs a program of the project, with nothing of this process's own settings.
 *
 * @param program its file, from the project's folder
 */
export function runProject(program: string, settings: Record<string, string>, args: readonly string[] = []) {
  const { HOME = '' } = process.env
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...childEnvironment, HOME, NODE_ENV: 'production', ENV_FILE: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const written = { out: '', err: '' }
  child.stdout?.on('data', (part: Buffer) => (written.out += part.toString()))
  child.stderr?.on('data', (part: Buffer) => (written.err += part.toString()))
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, ...written }))
  return { child, written, ended }
}
