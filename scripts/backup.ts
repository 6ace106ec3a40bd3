/**
 * Saves everything in DATA_DIR to one file, while the site may be running, or restores it:
 * `npm run backup -- FILE`, `npm run restore -- FILE`. The file is an SQLite database.
 */
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { isUnder } from '#lib/links/path.ts'
import { lockFile, SITE_LOCK, STORE_LOCK } from '#lib/lockFile.ts'
import { runCommand } from './command.ts'
import { RESTORING_FOLDER } from './site/dataFolder.ts'
import { readSite } from './site/settings.ts'

const USAGE = 'Usage: npm run backup -- FILE, or npm run restore -- FILE'
const FORMAT = 2
/** In format 1 each file was one row. */
const READABLE_FORMATS = new Set<unknown>([1, FORMAT])
/** Size of the parts that files are saved in, a row each: SQLite keeps less than 1 GB in a value. */
const PART_BYTES = 4 * 1024 * 1024
/** Files that can be recreated, belong to one process or to the system, or were moved aside by a restore. */
const SKIPPED_FILES =
  /^(cache|before-restore-.*|\.restoring|lost\+found)$|(^|\/)\.probe|\.lock(-journal)?$|-(wal|shm)$|^store\.url$|\.part$/
const row = z.object({ path: z.string(), bytes: z.instanceof(Uint8Array) })

function listFiles(folder: string, parent = ''): string[] {
  return readdirSync(join(folder, parent))
    .map((name) => join(parent, name))
    .filter((path) => !SKIPPED_FILES.test(path))
    .flatMap((path) => {
      const found = statSync(join(folder, path), { throwIfNoEntry: false })
      if (found?.isDirectory()) return listFiles(folder, path)
      return found?.isFile() ? [path] : []
    })
}

/** Content is copied before accounts, so that every author has an account. */
const DATABASES = ['content.sqlite', 'accounts.sqlite', 'leads.sqlite']

/** Copies a consistent snapshot of a database while others write to it. */
function copyDatabase(source: string, copy: string): void {
  using database = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
  database.prepare('vacuum into ?').run(copy)
}

async function createBackup(folder: string, file: string): Promise<string> {
  const partial = `${file}.part`
  rmSync(partial, { force: true })
  using temporary = mkdtempDisposableSync(join(dirname(file), '.backup-'))
  const archive = new DatabaseSync(partial)
  try {
    archive.exec(`pragma journal_mode = off; pragma synchronous = full; pragma user_version = ${FORMAT};
      create table files (path text not null, bytes blob not null) strict;
      begin`)
    const insert = archive.prepare('insert into files values (?, ?)')
    const saved = new Set<string>()
    const save = async (path: string, source = join(folder, path)) => {
      // An empty file has this part only.
      insert.run(path, gzipSync(''))
      for await (const part of createReadStream(source, { highWaterMark: PART_BYTES }))
        insert.run(path, gzipSync(part, { level: 1 }))
      saved.add(path)
    }
    const saveFiles = async () => {
      for (const path of listFiles(folder)) {
        // The picture was deleted meanwhile.
        const isNew = !saved.has(path) && !DATABASES.includes(path) && existsSync(join(folder, path))
        if (isNew) await save(path)
      }
    }
    await saveFiles()
    for (const path of DATABASES) {
      if (!existsSync(join(folder, path))) continue
      const copy = join(temporary.path, path)
      copyDatabase(join(folder, path), copy)
      await save(path, copy)
      rmSync(copy)
    }
    // Pictures uploaded after the first pass that the copied content may refer to.
    await saveFiles()
    archive.exec('commit')
    archive.close()
    renameSync(partial, file)
    return `Saved ${saved.size} files of ${folder} to ${file}. It holds secrets and personal data: keep it where only you can read it.`
  } finally {
    rmSync(partial, { force: true })
  }
}

/** Reads the format of a backup; undefined for a file that is no database. */
function readFormat(archive: DatabaseSync): unknown {
  try {
    return archive.prepare('pragma user_version').get()?.user_version
  } catch {
    return undefined
  }
}

/** Writes the files of a backup to a folder. @returns their paths */
function extract(archive: DatabaseSync, file: string, folder: string): ReadonlySet<string> {
  const paths = new Set<string>()
  for (const each of archive.prepare('select path, bytes from files order by rowid').iterate()) {
    const { path, bytes } = row.parse(each)
    if (normalize(path).startsWith('..')) throw new Error(`${file} is no backup: it holds the path ${path}.`)
    mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, path), gunzipSync(bytes), { flag: 'a', flush: true })
    paths.add(path)
  }
  return paths
}

function restore(folder: string, file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`The file ${file} cannot be read.`)
  const archive = new DatabaseSync(file, { readOnly: true })
  if (!READABLE_FORMATS.has(readFormat(archive))) throw new Error(`${file} is no backup.`)
  for (const lock of [SITE_LOCK, STORE_LOCK]) {
    if (!lockFile(join(folder, lock))) throw new Error(`The site is running on ${folder}. Stop it, then restore.`)
  }
  const fresh = join(folder, RESTORING_FOLDER)
  rmSync(fresh, { recursive: true, force: true })
  let paths: ReadonlySet<string>
  try {
    paths = extract(archive, file, fresh)
  } catch (error) {
    // On a full disk, its part would keep the site from starting.
    rmSync(fresh, { recursive: true, force: true })
    throw error
  }
  const before = join(folder, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`)
  const existing = readdirSync(folder).filter(
    (name) => !/\.lock$|^\.restoring$|^before-restore-|^lost\+found$/.test(name),
  )
  mkdirSync(before)
  for (const name of existing) renameSync(join(folder, name), join(before, name))
  for (const name of readdirSync(fresh)) renameSync(join(fresh, name), join(folder, name))
  rmSync(fresh, { recursive: true })
  return `Restored ${paths.size} files to ${folder}. What was there is in ${before}; delete it when all is well.`
}

await runCommand(async () => {
  // Other accounts on this machine must not read secrets and personal data.
  process.umask(0o077)
  const { positionals } = parseArgs({ allowPositionals: true })
  const [command, file] = positionals
  if (positionals.length !== 2 || file === undefined) throw new Error(USAGE)
  const { DATA_DIR, DATABASE_URL, embedded } = (await readSite('production')).settings
  if (DATABASE_URL) process.stderr.write('Leads are in PostgreSQL (DATABASE_URL) and not in this file: use pg_dump.\n')
  if (command === 'restore') return restore(DATA_DIR, file)
  const required = embedded ? ['secrets.json', 'content.sqlite'] : ['secrets.json']
  const missing = required.find((name) => !existsSync(join(DATA_DIR, name)))
  if (missing) throw new Error(`${DATA_DIR} holds no data of a site: ${missing} is missing. Set DATA_DIR.`)
  if (isUnder(resolve(file), DATA_DIR))
    throw new Error(`${file} is in DATA_DIR, so each backup would hold the ones before. Choose another folder.`)
  return createBackup(DATA_DIR, file)
})
