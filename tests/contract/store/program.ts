import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { childEnvironment } from '#tests/support/childEnvironment.ts'

const PROGRAM = join(import.meta.dirname, '../../../rules/main.ts')
export const TOKENS = { write: 'contract-write-token-0123', read: 'contract-read-token-01234' }
export const REVALIDATE_SECRET = 'contract-revalidate-secret'

const announcement = z.object({ event: z.literal('listening'), url: z.string() })

/** The real store program, run as a process of its own on its own data folder. */
export interface StoreProcess {
  url: string
  dataDir: string
  child: ChildProcess
  /** Ends it with a signal and waits until it is gone; answers its exit code, null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

/**
 * Runs the store program until it says where it listens.
 *
 * @param settings added to its environment
 * @param program its file; this build's by default
 * @throws Error with what it wrote to its error output, when it ends instead
 */
export async function runStore(
  dataDir: string,
  settings: Record<string, string> = {},
  program = PROGRAM,
): Promise<StoreProcess> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...childEnvironment,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      SANITY_API_WRITE_TOKEN: TOKENS.write,
      SANITY_API_READ_TOKEN: TOKENS.read,
      SANITY_REVALIDATE_SECRET: REVALIDATE_SECRET,
      ...settings,
    },
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const ended = once(child, 'exit')
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => null)])
  if (first === null) throw new Error(complaints.trim() || 'The store ended without a word.')
  const { url } = announcement.parse(JSON.parse(z.string().parse(first[0])))
  return {
    url,
    dataDir,
    child,
    async end(signal) {
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}
