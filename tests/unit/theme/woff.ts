import { inflateSync } from 'node:zlib'

/** Byte offsets of a WOFF 1 file (W3C WOFF File Format 1.0, sections 3 and 4). */
const TABLE_COUNT_AT = 12
const DIRECTORY_AT = 44
const ENTRY_SIZE = 20

/** A table of a WOFF file, unpacked. */
function table(woff: Buffer, wanted: string): Buffer {
  for (let entry = 0; entry < woff.readUInt16BE(TABLE_COUNT_AT); entry += 1) {
    const at = DIRECTORY_AT + entry * ENTRY_SIZE
    if (woff.toString('latin1', at, at + 4) !== wanted) continue
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field))
    if (offset === undefined || packed === undefined || size === undefined) break
    const bytes = woff.subarray(offset, offset + packed)
    return packed < size ? inflateSync(bytes) : bytes
  }
  throw new Error(`The font has no table "${wanted}".`)
}

/** The Unicode subtable: segments of characters, as fonts of the basic plane have it (OpenType, cmap format 4). */
function unicodeSubtable(cmap: Buffer): Buffer {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    if (subtable.readUInt16BE(0) === 4) return subtable
  }
  throw new Error('The font has no table of characters in format 4.')
}

/**
 * The characters a font has a glyph for, by code point.
 *
 * @param cmap the font's table of characters
 * @throws Error when the table is not in the format of fonts of the basic plane
 */
export function charactersIn(cmap: Buffer): ReadonlySet<number> {
  const characters = new Set<number>()
  const map = unicodeSubtable(cmap)
  const width = map.readUInt16BE(6)
  for (let at = 0; at < width; at += 2) {
    const last = map.readUInt16BE(14 + at)
    const first = map.readUInt16BE(16 + width + at)
    const delta = map.readUInt16BE(16 + 2 * width + at)
    const rangeAt = 16 + 3 * width + at
    const range = map.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = range === 0 ? (code + delta) % 0x10000 : map.readUInt16BE(rangeAt + range + 2 * (code - first))
      if (glyph !== 0) characters.add(code)
    }
  }
  return characters
}

/** The characters a WOFF 1 file has a glyph for, by code point. */
export const charactersInWoff = (woff: Buffer): ReadonlySet<number> => charactersIn(table(woff, 'cmap'))
