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

/** The Unicode subtables of a format (OpenType, cmap). */
const listSubtables = (cmap: Buffer, format: number) =>
  Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  ).filter((subtable) => subtable.readUInt16BE(0) === format)

/** Adds the characters of the basic plane: segments, in format 4. */
function addSegments(map: Buffer, characters: Set<number>): void {
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
}

/** Adds characters of all planes: groups, in format 12. */
function addGroups(map: Buffer, characters: Set<number>): void {
  for (let group = 0; group < map.readUInt32BE(12); group += 1) {
    const [first, last] = [map.readUInt32BE(16 + group * 12), map.readUInt32BE(20 + group * 12)]
    for (let code = first; code <= last; code += 1) characters.add(code)
  }
}

/** The characters a font has a glyph for, by code point. @param cmap the font's table of characters */
export function charactersIn(cmap: Buffer): ReadonlySet<number> {
  const characters = new Set<number>()
  for (const map of listSubtables(cmap, 4)) addSegments(map, characters)
  for (const map of listSubtables(cmap, 12)) addGroups(map, characters)
  if (characters.size === 0) throw new Error('The font has no table of characters in format 4 or 12.')
  return characters
}

/** The characters a WOFF 1 file has a glyph for, by code point. */
export const charactersInWoff = (woff: Buffer): ReadonlySet<number> => charactersIn(table(woff, 'cmap'))
