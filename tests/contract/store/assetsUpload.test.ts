import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Site } from './accountsSite.ts'
import { SITE_URL, WRITE_TOKEN, openSite } from './accountsSite.ts'
import { animation, halfTransparent, photo, sidewaysPhoto } from './assetsFixtures.ts'
import { createStoreClient } from '#tests/support/storeClient.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const MEGABYTE = 1024 * 1024
const uploaded = z.object({
  document: z.looseObject({
    _id: z.string(),
    _rev: z.string(),
    path: z.string(),
    url: z.string(),
    extension: z.string(),
    mimeType: z.string(),
  }),
})

const send = (body: BodyInit, headers: Record<string, string> = {}, query = '') =>
  site.call(`/assets/images/production${query}`, { method: 'POST', token: WRITE_TOKEN, body, headers })

async function upload(body: BodyInit, headers: Record<string, string> = {}, query = '') {
  const response = await send(body, headers, query)
  expect(response.status).toBe(200)
  return uploaded.parse(await response.json()).document
}

const bytesAt = async (path: string) => Buffer.from(await (await site.fetchPath(`/${path}`)).arrayBuffer())

describe('an uploaded image', () => {
  it("has a document like Sanity's", async () => {
    const bytes = await halfTransparent()
    const sha1 = createHash('sha1').update(bytes).digest('hex')
    const query = '?filename=half.png'
    expect(await upload(bytes, {}, query)).toEqual({
      _id: `image-${sha1}-100x100-png`,
      _type: 'sanity.imageAsset',
      _rev: expect.any(String),
      _createdAt: expect.any(String),
      _updatedAt: expect.any(String),
      assetId: sha1,
      sha1hash: sha1,
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'half.png',
      size: bytes.length,
      path: `images/local/production/${sha1}-100x100.png`,
      url: `${SITE_URL}/lake/images/local/production/${sha1}-100x100.png`,
      uploadId: expect.any(String),
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width: 100, height: 100, aspectRatio: 1 },
        hasAlpha: true,
        isOpaque: false,
        lqip: expect.stringMatching(/^data:image\/png;base64,/),
      },
    })
  })

  it('has the dimensions after EXIF rotation', async () => {
    const document = await upload(await sidewaysPhoto())
    expect(document).toMatchObject({ metadata: { dimensions: { width: 40, height: 60 }, isOpaque: true } })
    expect(document._id).toMatch(/-40x60-jpg$/)
  })

  it('has the dimensions of a frame if it is animated', async () => {
    expect(await upload(await animation())).toMatchObject({
      metadata: { dimensions: { width: 20, height: 10 } },
    })
  })

  it('may be as thin and long as a JPEG can be', async () => {
    const bytes = await sharp({ create: { width: 1, height: 65_535, channels: 3, background: '#063' } })
      .png()
      .toBuffer()
    expect((await upload(bytes))._id).toMatch(/-1x65535-png$/)
  })

  it('is the same asset for the same content, also concurrently', async () => {
    const bytes = await photo(77)
    const documents = await Promise.all([upload(bytes), upload(bytes), upload(bytes)])
    const [first] = documents
    for (const document of documents) expect(document).toEqual(first)
  })

  it('has the type of its content, not the declared one', async () => {
    const document = await upload(await photo(71), { 'content-type': 'text/html' }, '?filename=page.html')
    expect(document).toMatchObject({ mimeType: 'image/jpeg', extension: 'jpg', originalFilename: 'page.html' })
  })

  it('is stored unchanged if it has no metadata', async () => {
    const bytes = await photo()
    expect((await bytesAt((await upload(bytes)).path)).equals(bytes)).toBe(true)
  })

  it('removes camera metadata from the public original', async () => {
    const sent = await sidewaysPhoto()
    expect(sent.includes('taken at home')).toBe(true)
    const stored = await upload(sent)
    const original = await bytesAt(stored.path)
    expect(original.includes('taken at home')).toBe(false)
    expect(stored).toMatchObject({ sha1hash: createHash('sha1').update(original).digest('hex'), size: original.length })
    expect(stored.path).toContain('-40x60.jpg')
    expect(await upload(original)).toMatchObject({ _id: stored._id })
  })

  it('is uploaded by the client of Sanity, from bytes and from a stream', async () => {
    const client = createStoreClient(site.url, { token: WRITE_TOKEN })
    const bytes = await photo(66)
    const document = await client.assets.upload('image', bytes, { filename: 'a.jpg' })
    expect(await client.fetch('*[_id == $id][0].originalFilename', { id: document._id })).toBe('a.jpg')
    const streamed = await client.assets.upload('image', Readable.from([bytes]))
    expect(streamed._id).toBe(document._id)
  })
})

describe('what is not an image is refused as one', () => {
  it.each([
    ['a page called .png', '<!doctype html><script>alert(1)</script>', { 'content-type': 'image/png' }],
    [
      'a page that holds an SVG',
      '<html><body><svg onload="alert(1)"></svg></body></html>',
      { 'content-type': 'image/svg+xml' },
    ],
    ['text', 'hello', { 'content-type': 'image/jpeg' }],
    ['nothing', '', {}],
    [
      'the first bytes of a JPEG and no more',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]),
      {},
    ],
    [
      'an SVG with nothing but a script',
      '<svg xmlns="http://www.w3.org/2000/svg" width="x"><script>alert(1)</script>',
      {},
    ],
  ])('%s', async (_what, body, headers) => {
    const response = await send(body, headers)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: 400, message: expect.stringMatching(/\w+ \w+/) })
  })
})

/** A body without a length, sent a megabyte at a time. */
function endless(megabytes: number) {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent > megabytes) controller.close()
      else controller.enqueue(new Uint8Array(MEGABYTE))
    },
  })
}

describe('too much', () => {
  it.each([
    [65_536, 1],
    [1, 65_536],
  ])('a side of %i by %i pixels is refused before it is decoded', async (width, height) => {
    const response = await send(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect/></svg>`,
    )
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('65535 pixels') })
  })

  it.each([
    ['stated beforehand', () => new Uint8Array(20 * MEGABYTE + 1), {}],
    ['found out while it comes in', () => endless(21), { duplex: 'half' }],
  ])('is refused with the limit: %s', async (_when, body, options) => {
    const response = await site.call('/assets/images/production', {
      method: 'POST',
      token: WRITE_TOKEN,
      body: body(),
      ...options,
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('20 MB') })
  })

  it('pixels are refused before they are decoded', async () => {
    const size = 'width="9000" height="9000"'
    const response = await send(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size}/></svg>`)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('64 million pixels') })
  })

  it('leaves nothing behind', async () => {
    const names = await readdir(join(site.folder, 'assets'), { recursive: true })
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

describe('when the site gets another address', () => {
  it('assets are at the new one', async () => {
    const moving = await openSite()
    const response = await moving.call('/assets/images/production', {
      method: 'POST',
      token: WRITE_TOKEN,
      body: await photo(50),
    })
    const { document } = uploaded.parse(await response.json())
    await moving.stop()
    const moved = await openSite({ DATA_DIR: moving.folder, SITE_URL: 'https://new.example' })
    expect(moved.store.get(document._id)).toMatchObject({ url: `https://new.example/lake/${document.path}` })
    await moved.close()
  })
})
