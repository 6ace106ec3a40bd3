import { brotliDecompressSync } from 'node:zlib'

/** Byte offsets of a WOFF 2 file, and what its directory tells tables by (W3C WOFF File Format 2.0, section 4). */
const TABLE_COUNT_AT = 12
const PACKED_SIZE_AT = 20
const DIRECTORY_AT = 48
const CMAP = 0
const GLYF = 10
const LOCA = 11
const NAMED = 63
const UNTRANSFORMED_OUTLINES = 3

/**
 * The table that tells a font's glyphs by characters.
 *
 * @param font a WOFF 2 file
 * @throws Error when it has none
 */
export function characterMap(font: Buffer): Buffer {
  let at = DIRECTORY_AT
  const byte = () => font.readUInt8(at++)
  /** A number of seven bits a byte, of which every byte but the last has its highest bit set. */
  function size(): number {
    let value = 0
    for (let next = byte(); ; next = byte()) {
      value = value * 128 + (next % 128)
      if (next < 128) return value
    }
  }
  let start = 0
  let found: [start: number, end: number] | undefined
  for (let left = font.readUInt16BE(TABLE_COUNT_AT); left > 0; left -= 1) {
    const flags = byte()
    const [table, version] = [flags % 64, Math.floor(flags / 64)]
    if (table === NAMED) at += 4
    const plain = size()
    const outlines = table === GLYF || table === LOCA
    const transformed = outlines ? version !== UNTRANSFORMED_OUTLINES : version !== 0
    const end = start + (transformed ? size() : plain)
    if (table === CMAP) found = [start, end]
    start = end
  }
  if (found === undefined) throw new Error('The font has no table of characters.')
  return brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(PACKED_SIZE_AT))).subarray(...found)
}
