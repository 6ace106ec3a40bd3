const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
const PROFILE = Buffer.from('ICC_PROFILE\0')

/** Whether a segment says how the image is drawn: the colour profile, JFIF, Adobe's colour space, all that is no note. */
function isDrawn(marker: number, payload: Buffer): boolean {
  if (marker === 0xe2) return payload.subarray(0, PROFILE.length).equals(PROFILE)
  const application = marker >= 0xe0 && marker <= 0xef
  return marker === 0xe0 || marker === 0xee || (!application && marker !== COMMENT)
}

/** Where the coded pixels of a scan end: in them FF is followed by 0, by another FF or by a restart. */
function scanEnd(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

/** EXIF with one tag, how the camera was held (1 to 8), without which a photo lies on its side. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010000000000000000', 'hex')
  segment[29] = orientation
  return segment
}

/**
 * A JPEG without what a camera or a program noted in it: place, time, serial numbers, names, comments. Its pixels,
 * colours and orientation are as they were, bit by bit.
 *
 * @param orientation as EXIF counts it; 1 needs no word
 * @returns undefined when it is not written as it should be
 */
export function jpegWithoutNotes(bytes: Buffer, orientation: number): Buffer | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined
  const kept = [bytes.subarray(0, 2), ...(orientation > 1 ? [orientationSegment(orientation)] : [])]
  let at = 2
  while (bytes[at + 1] !== END) {
    const marker = bytes[at + 1]
    if (bytes[at] !== 0xff || marker === undefined || at + 4 > bytes.length) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (isDrawn(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, end))
    at = marker === SCAN ? scanEnd(bytes, end) : end
    if (marker === SCAN) kept.push(bytes.subarray(end, at))
  }
  // What follows the end is another file, such as a preview or a short film, with notes of its own.
  return Buffer.concat([...kept, Buffer.from([0xff, END])])
}
