const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Besides its type, four letters, a chunk has a length before and a checksum behind. */
const AROUND = 12

/** Chunks a picture may have and that say how it is drawn: transparency, colours, size of a dot, animation. */
const DRAWN = new Set('tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '))
/** Those every reader must know begin with a capital. */
const isDrawn = (type: string) => /^[A-Z]/.test(type) || DRAWN.has(type)

/**
 * A PNG without what a camera or a program noted in it: EXIF, in its own chunk or in a text as older programs write it,
 * names, times and comments. Its pixels, colours and frames are as they were, bit by bit.
 *
 * @returns undefined when it is not written as it should be
 */
export function pngWithoutNotes(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined
  const kept: Buffer[] = [SIGNATURE]
  for (let at = SIGNATURE.length; at + AROUND <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + AROUND + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    if (isDrawn(type)) kept.push(bytes.subarray(at, end))
    // What follows the end is no part of the picture.
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}
