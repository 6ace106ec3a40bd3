// Entry point of `npm run bench`: runs the parts named in the arguments, or all of them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

const folder = 'tests/bench'
const ending = '.bench.ts'
const TIMEOUT_MS = 15 * 60_000

const parts = (await readdir(folder)).filter((file) => file.endsWith(ending)).map((file) => basename(file, ending))
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !parts.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}. The parts are ${parts.join(', ')}.\n`)
  process.exit(1)
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
process.once('disconnect', () => stop.abort())

/** Runs a part in its own process, which on a signal stops the programs it started. */
async function run(name: string): Promise<boolean> {
  const child = spawn(process.execPath, [join(folder, `${name}${ending}`)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    timeout: TIMEOUT_MS,
    signal: stop.signal,
  })
  const [code] = await once(child, 'exit').catch(() => [1])
  if (child.killed) process.stderr.write(`${name} was stopped; it may take ${TIMEOUT_MS / 60_000} minutes.\n`)
  return code === 0
}

let failed = false
for (const name of chosen.length > 0 ? chosen : parts) {
  if (!stop.signal.aborted && !(await run(name))) failed = true
}
process.exit(failed ? 1 : 0)
