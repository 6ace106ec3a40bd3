import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { childEnvironment } from '#tests/support/childEnvironment.ts'
import { createStoreClient } from '#tests/support/storeClient.ts'
import { removeFolder } from '#tests/support/temporaryFolder.ts'
import { findFreePort } from '../../../scripts/site/settings.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { hostileSvg, photo } from './assetsFixtures.ts'

const run = promisify(execFile)
const scripts = join(import.meta.dirname, '../../../scripts')

let folder: string
let open: Site[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homie-transfer-'))
  open = []
})
afterEach(async () => {
  await Promise.all(open.map((site) => site.close()))
  await removeFolder(folder)
})

/** Where visitors would find the site: this machine itself may not get there, or only what is small. */
const SITE_URL = 'https://site.invalid'

/** A site that can be reached by its own port alone. */
async function startSite(): Promise<Site> {
  const PORT = String(await findFreePort())
  const site = await openSite({ SITE_URL, PORT, STORE_URL: `http://127.0.0.1:${PORT}` })
  open.push(site)
  return site
}

const outcome = z.object({ stdout: z.string(), stderr: z.string(), code: z.number().default(0) })

interface Server {
  settings: Pick<Site['settings'], 'DATA_DIR' | 'PORT'>
}

/** A server that is down. */
const NOWHERE: Server = { settings: { DATA_DIR: tmpdir(), PORT: 9 } }

const PROGRAMS = { import: 'contentImport.ts', export: 'contentExport.ts' }

/** Runs one of the two commands as npm does, against a site. */
async function command(name: keyof typeof PROGRAMS, { settings }: Server, ...given: string[]) {
  const { DATA_DIR, PORT } = settings
  const environment = {
    ...childEnvironment,
    HOME: folder,
    ENV_FILE: '',
    TMPDIR: folder,
    DATA_DIR,
    SITE_URL,
    PORT: String(PORT),
    SANITY_API_WRITE_TOKEN: WRITE_TOKEN,
  }
  const ended = run(process.execPath, [join(scripts, PROGRAMS[name]), ...given], {
    env: { ...environment, NODE_ENV: 'test' },
    cwd: folder,
  })
  return outcome.parse(await ended.catch((error: unknown) => error))
}

const isAsset = ({ _type }: { _type: string }) => _type === 'sanity.imageAsset'

const getDocuments = (site: Site) =>
  site.store
    .all()
    .map(({ _rev, _updatedAt, ...document }) => document)
    .toSorted((a, b) => a._id.localeCompare(b._id))

async function write(site: Site, ...mutations: object[]) {
  const response = await site.call('/data/mutate/production', {
    method: 'POST',
    token: WRITE_TOKEN,
    json: { mutations },
  })
  expect(response.status).toBe(200)
}

async function upload(site: Site, body: BodyInit, filename: string) {
  const response = await site.call(`/assets/images/production?filename=${filename}`, {
    method: 'POST',
    token: WRITE_TOKEN,
    body,
  })
  return z.object({ document: z.object({ _id: z.string(), path: z.string() }) }).parse(await response.json()).document
}

async function siteWithContent() {
  const site = await startSite()
  const assets = [await upload(site, await photo(), 'house.jpg'), await upload(site, hostileSvg, 'logo.svg')]
  const [house, logo] = assets.map(({ _id }) => ({ asset: { _type: 'reference', _ref: _id } }))
  await write(
    site,
    { create: { _id: 'author', _type: 'author', name: 'Zoë “Ada”' } },
    {
      create: {
        _id: 'page',
        _type: 'page',
        title: 'Published',
        author: { _type: 'reference', _ref: 'author' },
        image: { _type: 'image', ...house, hotspot: { x: 0.25, y: 0.5 } },
      },
    },
    {
      create: {
        _id: 'drafts.page',
        _type: 'page',
        title: 'Draft',
        gallery: [{ _key: 'a', _type: 'image', ...logo }],
      },
    },
    { create: { _id: 'dotted.page', _type: 'page', title: 'Dotted' } },
    { create: { _id: 'drafts.secret', _type: 'sanity.previewUrlSecret', secret: 'only here' } },
  )
  return { site, assets }
}

describe('content', () => {
  it('is exported and imported completely, and leaves no other files behind', async () => {
    const { site, assets } = await siteWithContent()
    const file = join(folder, 'content.tar.gz')
    expect(await command('export', site, file)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Exported 4 documents and 2 assets'),
    })
    expect((await stat(file)).mode & 0o077).toBe(0)

    const other = await startSite()
    expect(await command('import', other, file)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Imported 4 documents'),
    })

    const content = (from: Site) => getDocuments(from).filter((document) => !isAsset(document))
    expect(content(other)).toEqual(content(site).filter(({ _id }) => _id !== 'drafts.secret'))

    const ownOfEachSite = { _createdAt: expect.any(String), uploadId: expect.any(String), url: expect.any(String) }
    const expectedAssets = getDocuments(site)
      .filter(isAsset)
      .map((asset) => Object.assign(asset, ownOfEachSite))
    expect(getDocuments(other).filter(isAsset)).toEqual(expectedAssets)

    const before = await readdir(folder)
    expect((await command('import', other, file)).code).toBe(1)
    expect((await command('import', other, file, '--replace')).stdout).toContain('Imported 4 documents')
    expect(await readdir(folder)).toEqual(before)
    expect(getDocuments(other).filter(isAsset)).toEqual(expectedAssets)

    for (const { path } of assets) {
      const [before, after] = await Promise.all(
        [site, other].map(async (from) => (await from.fetchPath(`/${path}`)).bytes()),
      )
      expect(after).toEqual(before)
    }
  })

  it('that exists stops an import, is kept with --missing and replaced with --replace', async () => {
    const site = await startSite()
    await write(site, { create: { _id: 'page', _type: 'page', title: 'Here' } })
    const file = join(folder, 'content.ndjson')
    await writeFile(file, '{"_id":"page","_type":"page","title":"From the file"}\n{"_id":"new","_type":"page"}\n')
    const title = () => site.store.get('page')?.title

    const stopped = await command('import', site, file)
    expect(stopped).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Use --replace to overwrite or --missing to keep'),
    })
    expect([title(), site.store.get('new')]).toEqual(['Here', undefined])

    expect((await command('import', site, file, '--missing')).code).toBe(0)
    expect([title(), site.store.get('new')?._id]).toEqual(['Here', 'new'])

    expect((await command('import', site, file, '--replace')).code).toBe(0)
    expect(title()).toBe('From the file')
  })
})

describe('a file with data that cannot be imported', () => {
  const line = '{"_id":"a","_type":"page"}\n'

  it.each([
    ['a byte order mark', `\uFEFF${line}`, /line 1 of content\.ndjson .*byte order mark/],
    ['no type', `${line}\n{"_id":"b"}\n`, /the document "b" in line 3 .*“_type”/],
    ['no JSON', `${line}{"_id":`, /line 2 of content\.ndjson is no JSON/],
    ['a line of space', `${line}\r\n`, /line 2 of content\.ndjson holds nothing but space/],
    ['a wrong id', `${line}{"_id":"é b","_type":"page"}\n`, /the document "é b" in line 2 .*“_id”/],
    ['one id twice', line + line, /the document "a" in line 2 .* is in line 1 of content\.ndjson too/],
    ['a list', '[{"_id":"a","_type":"page"}]\n', /line 1 of content\.ndjson is no JSON object/],
  ])('because of %s is refused with the line, and nothing lands', async (_, text, reason) => {
    const site = await startSite()
    const file = join(folder, 'content.ndjson')
    await writeFile(file, text)
    const { code, stderr } = await command('import', site, file)
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(reason) })
    expect(stderr).toContain('Nothing was imported: ')
    expect(getDocuments(site)).toEqual([])
  })

  it('because the site has another use for an id is refused with the line', async () => {
    const site = await startSite()
    const file = join(folder, 'content.ndjson')
    await writeFile(file, '{"_id":"a","_type":"page"}\n{"_id":"siteSettings","_type":"settings"}\n')
    const { code, stderr } = await command('import', site, file)
    expect(code).toBe(1)
    expect(stderr).toContain('because of line 2 of content.ndjson')
    expect(stderr).toContain('Of the 2 documents of the file, 0 are there now.')
  })

  it('because of a dangling reference names it, the line and what landed', async () => {
    const site = await startSite()
    const file = join(folder, 'content.ndjson')
    const link = { _type: 'reference', _ref: 'none' }
    await writeFile(
      file,
      [
        { _id: 'a', _type: 'page' },
        { _id: 'b', _type: 'page', link },
      ]
        .map((each) => JSON.stringify(each))
        .join('\n'),
    )
    const { code, stderr } = await command('import', site, file)
    expect(code).toBe(1)
    expect(stderr).toContain('line 2 of content.ndjson')
    expect(stderr).toContain('references non-existent document "none"')
    expect(stderr).toContain('Of the 2 documents of the file, 2 are there now.')
    expect(stderr).not.toContain('Is it running?')
  })
})

/** Uploads pictures with everything an upload can say, and adds what only a patch can. */
async function describePictures(site: Site, bodies: readonly Buffer[]) {
  const client = createStoreClient(site.url, { token: WRITE_TOKEN })
  for (const [index, body] of bodies.entries()) {
    const described = { title: `House ${index}`, description: 'A red house', label: 'house', creditLine: '© Ada' }
    const source = { id: `u${index}`, name: 'unsplash', url: `https://unsplash.com/u${index}` }
    const filename = `Maison d’été ${index}.jpg`
    const { _id } = await client.assets.upload('image', body, { ...described, filename, source })
    const patched = { altText: `Maison ${index}`, opt: { media: { tags: [`tag ${index}`] } } }
    await client.patch(_id).set(patched).commit()
    const stored = { source: { _type: 'sanity.assetSourceData', ...source }, originalFilename: filename }
    expect(site.store.get(_id)).toMatchObject({ ...described, ...patched, ...stored })
  }
}

it.each([1, 2])('what is said of all %i pictures of a site is stored, exported and imported', async (count) => {
  const site = await startSite()
  await describePictures(site, [await photo(), await photo(50)].slice(0, count))
  const file = join(folder, 'pictures.tar.gz')
  expect((await command('export', site, file)).code).toBe(0)
  const other = await startSite()
  expect((await command('import', other, file)).code).toBe(0)
  const ownOfEachSite = { _createdAt: '', uploadId: '', url: '' }
  const read = (from: Site) => getDocuments(from).map((picture) => Object.assign(picture, ownOfEachSite))
  expect(read(other)).toEqual(read(site))
})

/** An archive as made by hand, with one file beside the documents. */
async function archive(...documents: object[]): Promise<string> {
  const made = join(folder, 'made')
  await mkdir(join(made, 'images'), { recursive: true })
  await writeFile(join(made, 'images', 'house.jpg'), await photo())
  await writeFile(join(made, 'data.ndjson'), documents.map((document) => JSON.stringify(document)).join('\n'))
  const file = join(folder, 'made.tar.gz')
  await run('tar', ['-czf', file, '-C', folder, 'made'])
  return file
}

const withHouse = (_id: string, from: string) => ({
  _id,
  _type: 'page',
  image: { _type: 'image', _sanityAsset: `image@${from}` },
})

describe('a file from another dataset', () => {
  it('is imported with its assets', async () => {
    const site = await startSite()
    const file = await archive(withHouse('page', 'file://./images/house.jpg'))
    const before = await readdir(folder)
    expect((await command('import', site, file)).code).toBe(0)
    expect(getDocuments(site).filter(isAsset)).toHaveLength(1)
    expect(await readdir(folder)).toEqual(before)
  })

  it('cannot publish files of this machine, and leaves nothing behind', async () => {
    const site = await startSite()
    const secret = join(folder, 'secret.txt')
    await writeFile(secret, 'only here')
    const file = await archive(withHouse('page', 'file://./images/house.jpg'), withHouse('sly', `file://${secret}`))
    const before = await readdir(folder)
    expect(await command('import', site, file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the document "sly" asks for'),
    })
    expect(getDocuments(site)).toEqual([])
    expect(await readdir(folder)).toEqual(before)
  })
})

describe('a command that cannot be done says why', () => {
  it.each([
    ['import', [], 'Usage: npm run content:import'],
    ['import', ['a.ndjson', '--replace', '--missing'], 'Usage: npm run content:import'],
    ['import', ['none.ndjson'], 'The file none.ndjson cannot be read.'],
    ['export', [], 'Usage: npm run content:export'],
    ['export', ['content.zip'], 'Usage: npm run content:export'],
    ['export', ['content.tar.gz'], 'Is it running?'],
    ['export', ['missing/content.tar.gz'], 'ENOENT'],
  ] as const)('%s %j', async (name, given, words) => {
    const failed = await command(name, NOWHERE, ...given)
    expect(failed.code).toBe(1)
    expect(failed.stderr).toContain(words)
    expect(failed.stderr).not.toContain('    at ')
    expect((await readdir(folder)).filter((each) => each.startsWith('content'))).toEqual([])
  })
})
