import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findFreePort } from '../../scripts/site/settings.ts'
import { eventually } from './eventually.ts'

/** Debian installs the server programs here, in one folder per version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'

function findBinaries(): string | undefined {
  try {
    const [newest] = readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a))
    return newest && join(DEBIAN_FOLDER, newest, 'bin')
  } catch {
    return undefined
  }
}

const binaries = findBinaries()

/** Whether this machine has a PostgreSQL server. */
export const hasPostgres = binaries !== undefined

/** Finds the user to run the server as, since it refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const getId = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: getId('-u'), gid: getId('-g') }
}

/** Starts a PostgreSQL server with an empty database. */
export async function startPostgres() {
  if (binaries === undefined) throw new Error('There is no PostgreSQL server on this machine.')
  const folder = mkdtempSync(join(tmpdir(), 'homie-postgres-'))
  const user = unprivileged()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const init = spawnSync(
    join(binaries, 'initdb'),
    ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'site', '-N'],
    user,
  )
  if (init.status !== 0) throw new Error(`initdb failed: ${String(init.stderr)}`)
  const port = await findFreePort()
  const url = `postgresql://site@127.0.0.1:${port}/postgres`
  const args = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F']
  const run = () => spawn(join(binaries, 'postgres'), args, { ...user, stdio: 'ignore' })
  let server = run()

  const ready = () =>
    eventually(async () => {
      const client = new Client({ connectionString: url })
      await client.connect()
      await client.end()
    })
  async function stop() {
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
  }
  const killServer = () => void server.kill('SIGKILL')
  process.once('exit', killServer)
  await ready()
  return {
    url,
    stop,
    async start() {
      server = run()
      await ready()
    },
    async close() {
      process.off('exit', killServer)
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let shared: ReturnType<typeof startPostgres> | undefined

/** Returns a server for the tests of a file; each of them empties its database. */
export const openSharedPostgres = () => (shared ??= startPostgres())

/** Stops the shared server, if a test has started it. */
export async function closeSharedPostgres(): Promise<void> {
  const server = shared
  shared = undefined
  await (await server)?.close()
}
