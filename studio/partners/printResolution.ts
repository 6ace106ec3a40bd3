/** Bytes of the signature and of the `IHDR` chunk, which comes first in every PNG (W3C PNG, 5.2 and 5.6). */
const HEADER_BYTES = 33

/** A `pHYs` chunk of 11,811 pixels per metre in both directions, which is 300 dots per inch, with its checksum. */
const RESOLUTION = Uint8Array.of(
  // Length and type of the chunk.
  0,
  0,
  0,
  9,
  0x70,
  0x48,
  0x59,
  0x73,
  // 11,811 pixels per metre in both directions.
  0,
  0,
  0x2e,
  0x23,
  0,
  0,
  0x2e,
  0x23,
  1,
  // Its checksum.
  0x78,
  0xa5,
  0x3f,
  0x76,
)

/** Declares that a PNG without a resolution is printed at 300 dots per inch; print programs assume 72 otherwise. */
export const declarePrintResolution = (png: Blob): Blob =>
  new Blob([png.slice(0, HEADER_BYTES), RESOLUTION, png.slice(HEADER_BYTES)], { type: png.type })
