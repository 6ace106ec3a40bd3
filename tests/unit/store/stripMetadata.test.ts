import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { stripMetadata } from '#store/assets/recognize.ts'

const METADATA = ['Toronto home', 'Camera 4711', 'GPS', '<x:xmpmeta']

/** A sideways photo of 60×40 pixels with a place and a serial number. */
function photo(): Sharp {
  const pixels = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, n) => (n * 37) % 256))
  return sharp(pixels, { raw: { width: 60, height: 40, channels: 3 } })
    .withExif({
      IFD0: { ImageDescription: 'Toronto home' },
      IFD2: { BodySerialNumber: 'Camera 4711' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 11/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withIccProfile('p3', { attach: true })
    .withMetadata({ orientation: 6 })
}

const encodings: Record<string, (image: Sharp) => Promise<Buffer>> = {
  jpeg: (image) => image.jpeg().toBuffer(),
  'progressive jpeg': (image) => image.jpeg({ progressive: true }).toBuffer(),
  png: (image) => image.png().toBuffer(),
  webp: (image) => image.webp().toBuffer(),
  avif: (image) => image.avif().toBuffer(),
  tiff: (image) => image.tiff({ compression: 'lzw' }).toBuffer(),
}

const shown = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer()
const findMetadata = (bytes: Buffer) => METADATA.filter((text) => bytes.includes(text))

describe.each(Object.entries(encodings))('a photo as %s', (_name, encode) => {
  it('loses its place and camera', async () => {
    const sent = await encode(photo())
    expect(findMetadata(sent)).not.toEqual([])
    const clean = await stripMetadata(sent)
    expect(findMetadata(clean)).toEqual([])
    const { exif, xmp, iptc } = await sharp(clean).metadata()
    expect([xmp, iptc]).toEqual([undefined, undefined])
    expect(exif?.length ?? 0).toBeLessThan(40)
  })

  it('keeps its orientation and colour profile', async () => {
    const sent = await encode(photo())
    const [before, after] = await Promise.all([sent, await stripMetadata(sent)].map((each) => sharp(each).metadata()))
    expect(after?.autoOrient).toEqual(before?.autoOrient)
    expect(after?.icc).toEqual(before?.icc)
    expect(after?.format).toBe(before?.format)
  })

  it('stays the same when it is uploaded again', async () => {
    const clean = await stripMetadata(await encode(photo()))
    expect(await stripMetadata(clean)).toEqual(clean)
  })
})

describe('a jpeg', () => {
  it('without metadata is stored unchanged', async () => {
    const sent = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#063' } })
      .jpeg()
      .toBuffer()
    expect(await stripMetadata(sent)).toEqual(sent)
  })
})

/** A PNG with one more chunk, after its header. */
async function pngWith(type: string, text: string, image = photo().keepIccProfile().withMetadata({ orientation: 1 })) {
  const png = await image.png().toBuffer()
  const named = Buffer.from(type + text, 'latin1')
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(text.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([png.subarray(0, 33), length, named, sum, png.subarray(33)])
}

describe('a png', () => {
  it.each([
    ['EXIF in a text chunk', 'tEXt', 'Raw profile type exif\0\nexif\n8\n45786966\nToronto home'],
    ['a comment', 'iTXt', 'Comment\0\0\0\0\0Toronto home'],
  ])('loses %s, and keeps every pixel', async (_what, type, text) => {
    const sent = await pngWith(type, text)
    expect(findMetadata(sent)).toContain('Toronto home')
    const clean = await stripMetadata(sent)
    expect(findMetadata(clean)).toEqual([])
    expect(await shown(clean)).toEqual(await shown(sent))
    expect((await sharp(clean).metadata()).icc).toEqual((await sharp(sent).metadata()).icc)
  })

  it('without metadata is stored unchanged', async () => {
    const sent = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0638' } })
      .png()
      .toBuffer()
    expect(await stripMetadata(sent)).toEqual(sent)
  })
})

/** A TIFF of one grey pixel with tags that sharp cannot write. */
function tiff(texts: Record<number, string>): Buffer {
  const short = 3
  const text = 2
  const drawn = { 256: 1, 257: 1, 258: 8, 259: 1, 262: 1, 273: 8, 277: 1, 278: 1, 279: 1 }
  const tags = Object.entries<number | string>({ ...drawn, ...texts })
  // Eight bytes of header, the pixel, the tags, then the texts they refer to.
  const bytes = Buffer.alloc(1000)
  bytes.write('II*')
  bytes.writeUInt32LE(10, 4)
  bytes[8] = 128
  bytes.writeUInt16LE(tags.length, 10)
  let free = 12 + tags.length * 12 + 4
  for (const [index, [tag, value]] of tags.entries()) {
    const at = 12 + index * 12
    bytes.writeUInt16LE(Number(tag), at)
    bytes.writeUInt16LE(typeof value === 'string' ? text : short, at + 2)
    bytes.writeUInt32LE(typeof value === 'string' ? value.length + 1 : 1, at + 4)
    bytes.writeUInt32LE(typeof value === 'string' ? free : value, at + 8)
    if (typeof value !== 'string') continue
    bytes.write(value, free)
    free += value.length + 1
  }
  return bytes.subarray(0, free)
}

describe('a tiff', () => {
  it('loses its camera, its author and its description', async () => {
    const sent = tiff({ 270: 'Toronto home', 271: 'Camera 4711', 315: 'an owner with a GPS' })
    expect(findMetadata(sent)).toHaveLength(3)
    const clean = await stripMetadata(sent)
    expect(findMetadata(clean)).toEqual([])
    expect(await shown(clean)).toEqual(await shown(sent))
  })

  it('keeps its pixels', async () => {
    const sent = await photo().tiff({ compression: 'lzw' }).toBuffer()
    expect(await shown(await stripMetadata(sent))).toEqual(await shown(sent))
  })

  it('of several pages keeps the first', async () => {
    const page = (background: string) => ({ create: { width: 8, height: 8, channels: 3 as const, background } })
    const pages = await Promise.all(['#f00', '#00f'].map((colour) => sharp(page(colour)).png().toBuffer()))
    const sent = await sharp(pages, { join: { animated: true } })
      .tiff({ compression: 'lzw' })
      .toBuffer()
    const clean = await stripMetadata(sent)
    expect((await sharp(clean).metadata()).pages).toBe(1)
    expect(await shown(clean)).toEqual(await shown(sent))
  })
})
