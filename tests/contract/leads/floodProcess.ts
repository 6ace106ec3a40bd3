import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '#tests/support/childEnvironment.ts'

const script = fileURLToPath(new URL('floodServer.ts', import.meta.url))

/** Starts the form calls on a data folder in a process of their own, and waits until they answer. */
export async function startFloodProcess(folder: string, databaseUrl?: string) {
  const child = spawn(process.execPath, [script, folder, ...(databaseUrl === undefined ? [] : [databaseUrl])], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...childEnvironment },
  })
  const gone = once(child, 'exit')
  const [origin]: unknown[] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    gone.then(() => Promise.reject(new Error('The server ended before it listened'))),
  ])
  return {
    origin: String(origin),
    /** Ends the process as a power cut would: nothing in it gets to finish. */
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
