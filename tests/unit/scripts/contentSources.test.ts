import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkImport, checkSources, ImportDataError } from '../../../scripts/contentSources.ts'

const page = (source: unknown) => ({
  _id: 'page',
  _type: 'page',
  parts: [{ picture: { _type: 'image', _sanityAsset: source } }],
})

describe('a document that is imported', () => {
  it.each([
    'image@file://./images/0123abcd-40x40.jpg',
    'file@file://./files/terms.pdf',
    'image@file://./a/b/caf%C3%A9.png',
    'file@file://./files/Our terms.pdf',
  ])('may bring along %s', (source) => {
    expect(() => checkSources(page(source))).not.toThrow()
  })

  it.each([
    ['a file of the machine', 'file@file:///etc/passwd'],
    ['a step up', 'file@file://./../../etc/passwd'],
    ['a step up in between', 'file@file://./images/../../../etc/passwd'],
    ['a step up in other letters', 'file@file://./%2e%2e/%2E%2E/etc/passwd'],
    ['a step up with a tab, which addresses lose', 'file@file://./.\t./.\t./etc/passwd'],
    ['a step up with a new line, which addresses lose', 'file@file://./.\n./etc/passwd'],
    ['a backslash', 'file@file://./..\\..\\etc\\passwd'],
    ['a slash in disguise', 'file@file://./..%2f..%2fetc/passwd'],
    ['two slashes', 'file@file://.//etc/passwd'],
    ['the archive’s own folder after another one', 'file@file:///etc/passwd?file://./images/a.png'],
    ['another machine’s file', 'file@file://server/share/secret'],
    ['a program of this machine', 'file@http://127.0.0.1:3000/secret'],
    ['a page elsewhere', 'image@https://example.com/a.png'],
    ['an address that the importer puts together', 'image@http://./a.png'],
    ['an address in itself', 'image@data://image/png;base64,AAAA'],
    ['no text', { nested: 'file@file:///etc/passwd' }],
  ])('is refused with %s, and named', (_what, source) => {
    expect(() => checkSources(page(source))).toThrow('the document "page" asks for')
  })
})

describe('a file that is imported', () => {
  let folder: string
  let unpacked: string
  const bad = `{"_id":"good","_type":"page"}\n${JSON.stringify(page('file@file:///etc/passwd'))}`

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'homie-import-'))
    unpacked = join(folder, 'unpacked')
    await mkdir(unpacked)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it.each([
    ['plain', bad],
    ['compressed', gzipSync(bad)],
  ])('is checked as documents: %s', async (_how, bytes) => {
    const file = join(folder, 'content.ndjson')
    await writeFile(file, bytes)
    expect(() => checkImport(file, unpacked)).toThrow('asks for')
  })

  it('is checked as an archive, in whatever folder its documents are', async () => {
    await mkdir(join(unpacked, 'export'))
    await writeFile(join(unpacked, 'export', 'data.ndjson'), bad)
    expect(() => checkImport(join(folder, 'content.tar.gz'), unpacked)).toThrow('asks for')
  })

  it('is accepted with hidden files that macOS adds to an archive', async () => {
    await mkdir(join(unpacked, 'export'))
    await writeFile(join(unpacked, 'export', 'data.ndjson'), '{"_id":"good","_type":"page"}')
    await writeFile(join(unpacked, 'export', '._data.ndjson'), new Uint8Array([0, 5, 22, 7]))
    expect(() => checkImport(join(folder, 'content.tar.gz'), unpacked)).not.toThrow()
  })

  it('is refused when its documents cannot be read', async () => {
    await writeFile(join(unpacked, 'data.ndjson'), gzipSync(gzipSync(bad)))
    expect(() => checkImport(join(folder, 'content.tar.gz'), unpacked)).toThrow(ImportDataError)
  })
})
