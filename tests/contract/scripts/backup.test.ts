import { execFile } from 'node:child_process'
import { mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { openLeadsDatabase } from '#leads/database/open.ts'
import { storeLead } from '#tests/contract/leads/outbox.ts'
import { testServices } from '#tests/contract/leads/services.ts'
import { type StoreProcess, runStore, TOKENS } from '#tests/contract/store/program.ts'
import { childEnvironment } from '#tests/support/childEnvironment.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { createStoreClient } from '#tests/support/storeClient.ts'

const PROGRAM = join(import.meta.dirname, '../../../scripts/backup.ts')
const ADMIN = { STUDIO_ADMIN_EMAIL: 'admin@example.test', STUDIO_ADMIN_PASSWORD: 'four words in a row' }

const running: StoreProcess[] = []
const folders: Awaited<ReturnType<typeof temporaryFolder>>[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((store) => store.end('SIGKILL')))
  await Promise.all(folders.splice(0).map((folder) => folder.dispose()))
})

async function newFolder(): Promise<string> {
  const folder = await temporaryFolder()
  folders.push(folder)
  return folder.path
}

const run = (command: 'save' | 'restore', file: string, DATA_DIR: string) =>
  promisify(execFile)(process.execPath, [PROGRAM, command, file], {
    env: { ...childEnvironment, NODE_ENV: 'test', ENV_FILE: '', DATA_DIR },
  })

async function serve(folder: string, settings: Record<string, string> = {}) {
  const store = await runStore(folder, settings)
  running.push(store)
  const client = createStoreClient(store.url, { token: TOKENS.write, perspective: 'raw' })
  const members = async () => (await client.request({ uri: '/projects/local' })).members
  return { store, client, members }
}

test('a backup of the running site restores everything', async () => {
  const [source, target] = [await newFolder(), await newFolder()]
  const file = join(await newFolder(), 'backup')
  await writeFile(join(source, 'secrets.json'), '{"a":"b"}')
  const site = await serve(source, ADMIN)
  const picture = await site.client.assets.upload(
    'image',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  )
  for (const n of [1, 2, 3]) await site.client.create({ _id: `note-${n}`, _type: 'note', n })
  const documents = await site.client.fetch('*[_type in ["note", "sanity.imageAsset"]]')

  const leads = await testServices({}, await openLeadsDatabase({ DATA_DIR: source }))
  const lead = await storeLead(leads, {}, ['team-notice'])

  const stop = new AbortController()
  const writer = (async () => {
    while (!stop.signal.aborted) await site.client.create({ _type: 'later', text: 'x'.repeat(10_000) })
  })()
  const { stdout } = await run('save', file, source)
  expect(stdout).toContain(`files of ${source} to ${file}.`)
  stop.abort()
  await writer
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(run('restore', file, source)).rejects.toThrow(/The site is running/)

  await writeFile(join(target, 'secrets.json'), 'of another site')
  await run('restore', file, target)
  const restored = await serve(target)
  expect(await restored.client.fetch('*[_type in ["note", "sanity.imageAsset"]]')).toEqual(documents)
  expect(await restored.members()).toEqual(await site.members())
  expect((await fetch(`${restored.store.url}/${picture.path}`)).status).toBe(200)
  const restoredLeads = await testServices({}, await openLeadsDatabase({ DATA_DIR: target }))
  expect(await restoredLeads.database.db.selectFrom('deliveries').select('lead_id').execute()).toEqual([
    { lead_id: lead },
  ])
  expect(await readFile(join(target, 'secrets.json'), 'utf8')).toBe('{"a":"b"}')
})

test.each([
  ['secrets.json', []],
  ['content.sqlite', ['secrets.json']],
])('a folder without %s is not saved', async (missing, files) => {
  const folder = await newFolder()
  const file = join(await newFolder(), 'backup')
  for (const name of files) await writeFile(join(folder, name), '')
  await expect(run('save', file, folder)).rejects.toThrow(`holds no data of a site: ${missing} is missing.`)
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('a backup is not saved in the folder it is of', async () => {
  const folder = await newFolder()
  for (const name of ['secrets.json', 'content.sqlite']) await writeFile(join(folder, name), '')
  await expect(run('save', join(folder, 'backup'), folder)).rejects.toThrow('is in DATA_DIR')
})

test('files of more than a part are restored', async () => {
  const [source, target] = [await newFolder(), await newFolder()]
  const file = join(await newFolder(), 'backup')
  for (const name of ['secrets.json', 'content.sqlite']) await writeFile(join(source, name), '')
  const long = Buffer.alloc(65 * 1024 * 1024)
  long.write('start')
  long.write('end', long.length - 3)
  await writeFile(join(source, 'long'), long)
  await run('save', file, source)
  await run('restore', file, target)
  expect(long.equals(await readFile(join(target, 'long')))).toBe(true)
  expect((await stat(join(target, 'secrets.json'))).size).toBe(0)
})

test('a data folder that is a volume with a link to another disk is saved and restored', async () => {
  const [source, disk, target] = [await newFolder(), await newFolder(), await newFolder()]
  const file = join(await newFolder(), 'backup')
  for (const name of ['secrets.json', 'content.sqlite']) await writeFile(join(source, name), '')
  await writeFile(join(disk, 'picture'), 'bytes')
  await symlink(disk, join(source, 'assets'))
  for (const folder of [source, target]) {
    await mkdir(join(folder, 'lost+found'))
    await writeFile(join(folder, 'lost+found', '#1'), folder)
  }
  await run('save', file, source)
  await run('restore', file, target)
  expect(await readFile(join(target, 'assets/picture'), 'utf8')).toBe('bytes')
  expect(await readFile(join(target, 'lost+found/#1'), 'utf8')).toBe(target)
})

test('a backup with a path outside of the folder is not restored', async () => {
  const folder = await newFolder()
  const file = join(await newFolder(), 'backup')
  const archive = new DatabaseSync(file)
  archive.exec('pragma user_version = 1; create table files (path text primary key, bytes blob not null) strict')
  const insert = archive.prepare('insert into files values (?, ?)')
  insert.run('inside', gzipSync('text'))
  insert.run('pictures/../../../outside', gzipSync('text'))
  archive.close()
  await expect(run('restore', file, folder)).rejects.toThrow('is no backup: it holds the path')
  await expect(stat(join(folder, '../outside'))).rejects.toThrow('ENOENT')
  // What was written so far would fill a disk.
  await expect(stat(join(folder, '.restoring'))).rejects.toThrow('ENOENT')
})

test('a file of another kind is not restored, and the message names it', async () => {
  const folder = await newFolder()
  const file = join(await newFolder(), 'content.tar.gz')
  await writeFile(file, gzipSync('an export of the content'))
  await expect(run('restore', file, folder)).rejects.toThrow(`${file} is no backup.`)
})
