import { mkdir, open, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { type StoreProcess, runStore, temporaryFolder, TOKENS } from './harness.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let running: StoreProcess[]

beforeEach(async () => {
  folder = await temporaryFolder()
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((store) => store.end('SIGKILL')))
  await folder.dispose()
})

async function run(settings?: Record<string, string>) {
  const store = await runStore(folder.path, settings)
  running.push(store)
  return store
}

/** Size of one page of the database; the first holds its description. */
const PAGE = 4096

const content = () => join(folder.path, 'content.sqlite')
const isUp = async (store: StoreProcess) => (await fetch(`${store.url}/v1/ping`)).ok

describe('a store that starts', () => {
  it('creates its data folder and prints its URL', async () => {
    const store = await runStore(join(folder.path, 'deeper', 'down'))
    running.push(store)
    expect(await isUp(store)).toBe(true)
  })

  it('removes partial files, and creates private files', async () => {
    await mkdir(join(folder.path, 'assets', 'images', 'ab'), { recursive: true })
    await writeFile(join(folder.path, 'assets', 'images', 'ab', 'abc.part'), 'half')
    await run()
    await eventually(async () => expect(await readdir(join(folder.path, 'assets', 'images', 'ab'))).toEqual([]))
    const { mode } = await stat(content())
    expect(mode & 0o777).toBe(0o600)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends its streams on %s and leaves one database file', async (signal) => {
    const store = await run()
    const headers = { authorization: `Bearer ${TOKENS.write}` }
    const stream = await fetch(`${store.url}/v2025-02-19/data/listen/production?query=*`, { headers })
    expect(stream.status).toBe(200)
    expect(await store.end(signal)).toBe(0)
    const database = new DatabaseSync(content(), { readOnly: true })
    expect(database.prepare('pragma user_version').get()).toMatchObject({ user_version: expect.any(Number) })
    database.close()
  })
})

describe('a store that cannot start says why', () => {
  it('when another one uses the data folder', async () => {
    const first = await run()
    await expect(run()).rejects.toThrow(/^Another content store is using /)
    expect(await isUp(first)).toBe(true)
  })

  it('when the database is not a database', async () => {
    await writeFile(content(), 'this is not a database, however long it may be '.repeat(100))
    await expect(run()).rejects.toThrow(/^The database .*content\.sqlite cannot be opened: .*not a database/)
  })

  it('when part of the database was overwritten', async () => {
    await (await run()).end('SIGTERM')
    const file = await open(content(), 'r+')
    const { size } = await file.stat()
    await file.write(Buffer.alloc(size - PAGE, 0x5a), 0, size - PAGE, PAGE)
    await file.close()
    await expect(run()).rejects.toThrow(/^The (content )?database .*content\.sqlite (is damaged|cannot be opened)/)
  })

  it('when the database was written by a newer version', async () => {
    const database = new DatabaseSync(content())
    database.exec('pragma user_version = 9999')
    database.close()
    await expect(run()).rejects.toThrow(/newer version of this program/)
  })

  it('when the data folder cannot be made', async () => {
    await writeFile(join(folder.path, 'file'), '')
    await expect(runStore(join(folder.path, 'file', 'data'))).rejects.toThrow(/cannot be opened/)
  })

  it('when its port is taken', async () => {
    const first = await run()
    const other = await temporaryFolder()
    await expect(runStore(other.path, { STORE_URL: first.url })).rejects.toThrow(/^Port \d+ is taken.* STORE_URL\.$/)
    await other.dispose()
  })

  it('when a setting is wrong', async () => {
    await expect(run({ SANITY_DATASET: 'Not A Name' })).rejects.toThrow(/^Wrong setting\. SANITY_DATASET/)
  })
})
