// Entry point of `npm run bench`: runs the parts named in the arguments, or all of them, with the options given.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'

const TIMEOUT_MS = 20 * 60_000

const parts = (await readdir('tests/bench')).flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? [])
const given = process.argv.slice(2)
const options = given.filter((argument) => argument.startsWith('--'))
const chosen = given.filter((argument) => !options.includes(argument))
const unknown = chosen.filter((name) => !parts.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}. The parts are ${parts.join(', ')}.\n`)
  process.exit(1)
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => stop.abort())

for (const name of chosen.length > 0 ? chosen : parts) {
  if (stop.signal.aborted) break
  // A process of its own stops the programs it started.
  const child = spawn(process.execPath, [`tests/bench/${name}.bench.ts`, ...options], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    timeout: TIMEOUT_MS,
    signal: stop.signal,
  })
  const [code] = await once(child, 'exit').catch(() => [1])
  if (child.killed) process.stderr.write(`${name} was stopped; it may take ${TIMEOUT_MS / 60_000} minutes.\n`)
  if (code !== 0) process.exitCode = 1
}
process.exit()
