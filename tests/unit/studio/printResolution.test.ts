import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { declarePrintResolution } from '#studio/partners/printResolution.ts'

const CHUNK_AT = 33

test('a bitmap of a code is printed at 300 dots per inch, with the same pixels', async () => {
  const drawn = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#063' } })
    .png()
    .toBuffer()
  const bytes = Buffer.from(await declarePrintResolution(new Blob([Uint8Array.from(drawn)])).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ density: 300, width: 8, height: 8 })
  expect(bytes.readUInt32BE(CHUNK_AT + 17)).toBe(crc32(bytes.subarray(CHUNK_AT + 4, CHUNK_AT + 17)))
  expect((await sharp(bytes).raw().toBuffer()).equals(await sharp(drawn).raw().toBuffer())).toBe(true)
})
