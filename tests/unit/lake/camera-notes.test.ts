import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { withoutCameraNotes } from '#studio/lake/assets/camera-notes.ts'

const NOTES = ['Toronto home', 'Camera 4711', 'GPS', '<x:xmpmeta']

/** A photo of 60×40 pixels as stored, with a place and a serial number, taken with the camera held sideways. */
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
}

const shown = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer()
const notesIn = (bytes: Buffer) => NOTES.filter((note) => bytes.includes(note))

describe.each(Object.entries(encodings))('a photo as %s', (_name, encode) => {
  it('is stored without where and with what it was taken', async () => {
    const sent = await encode(photo())
    expect(notesIn(sent)).toContain('Toronto home')
    const clean = await withoutCameraNotes(sent)
    expect(notesIn(clean)).toEqual([])
    const { exif, xmp, iptc } = await sharp(clean).metadata()
    expect([xmp, iptc]).toEqual([undefined, undefined])
    expect(exif?.length ?? 0).toBeLessThan(40)
  })

  it('is shown as upright, and in its colours, as it was', async () => {
    const sent = await encode(photo())
    const [before, after] = await Promise.all(
      [sent, await withoutCameraNotes(sent)].map((each) => sharp(each).metadata()),
    )
    expect(after?.autoOrient).toEqual(before?.autoOrient)
    expect(after?.icc).toEqual(before?.icc)
    expect(after?.format).toBe(before?.format)
  })

  it('stays the same when it is sent again, as it does when content is moved', async () => {
    const clean = await withoutCameraNotes(await encode(photo()))
    expect(await withoutCameraNotes(clean)).toEqual(clean)
  })
})

describe('a jpeg', () => {
  it.each(['jpeg', 'progressive jpeg'])('keeps every pixel (%s)', async (name) => {
    const sent = (await encodings[name]?.(photo())) ?? Buffer.alloc(0)
    expect(await shown(await withoutCameraNotes(sent))).toEqual(await shown(sent))
  })

  it('loses what a camera appended to it', async () => {
    const sent = await photo().jpeg().toBuffer()
    const film = Buffer.concat([sent, Buffer.from('a film from the Toronto home')])
    expect(notesIn(await withoutCameraNotes(film))).toEqual([])
  })

  it('without a word in it is stored as it came', async () => {
    const sent = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#063' } })
      .jpeg()
      .toBuffer()
    expect(await withoutCameraNotes(sent)).toEqual(sent)
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, 40)],
    [
      'with a length that leads nowhere',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 4), Buffer.from([0xff, 0xff])]),
    ],
  ])('that is broken is refused: %s', async (_how, damage) => {
    const sent = damage(await photo().jpeg().toBuffer())
    await expect(withoutCameraNotes(sent)).rejects.toThrow('damaged')
  })
})
