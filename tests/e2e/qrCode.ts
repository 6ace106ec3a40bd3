import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** The modules of a QR code; true is dark. */
type Modules = readonly (readonly boolean[])[]

const LEVELS = ['M', 'L', 'H', 'Q'] as const

/** The pattern laid over the two format fields (ISO/IEC 18004, 7.9.1). */
const FORMAT_MASK = 0b101010000010010

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** Data codewords per block at level M, by version (ISO/IEC 18004, table 9). */
const BLOCKS_AT_M: Readonly<Record<number, readonly number[]>> = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
}

/** Reads the modules from an SVG path of horizontal runs, in units of modules. */
function getModules(path: string, size: number): Modules {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return modules
}

/** Checks for modules without data: finders with format fields, timing lines, alignment pattern. */
function isFunction(row: number, column: number, size: number): boolean {
  const far = size - 8
  if ((row < 9 && column < 9) || (row < 9 && column >= far) || (row >= far && column < 9)) return true
  if (row === 6 || column === 6) return true
  const alignment = size - 7
  return size > 21 && Math.abs(row - alignment) <= 2 && Math.abs(column - alignment) <= 2
}

/** Reads the data bits in order: two columns at a time from the right, alternately up and down. */
function* readBits(modules: Modules, mask: number): Generator<boolean> {
  const size = modules.length
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (isFunction(row, column, size)) continue
        yield Boolean(modules[row]?.[column]) !== Boolean(MASKS[mask]?.(row, column))
      }
    }
    upwards = !upwards
  }
}

/** Reads the data codewords and deinterleaves their blocks. */
function readCodewords(stream: readonly boolean[], version: number): number[] {
  const lengths = BLOCKS_AT_M[version]
  if (lengths === undefined)
    throw new Error(`QR codes of version ${version} cannot be read. Add the version to BLOCKS_AT_M.`)
  const blocks: number[][] = lengths.map(() => [])
  let at = 0
  for (let index = 0; index < Math.max(...lengths); index += 1) {
    for (const [block, length] of lengths.entries()) {
      if (index >= length) continue
      blocks[block]?.push(stream.slice(at, at + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0))
      at += 8
    }
  }
  return blocks.flat()
}

/** The content of a QR code. */
interface Reading {
  /** The error correction level. */
  level: string | undefined
  text: string
}

/** Decodes a QR code up to version 6 in byte mode, without error correction. */
function decodeModules(modules: Modules): Reading {
  const size = modules.length
  const places = [0, 1, 2, 3, 4, 5, 7].map((column) => modules[8]?.[column])
  const format = [...places, modules[8]?.[8], ...[7, 5, 4, 3, 2, 1, 0].map((row) => modules[row]?.[8])]
  const field = format.reduce((value, bit) => value * 2 + Number(bit), 0) ^ FORMAT_MASK
  const bytes = readCodewords([...readBits(modules, (field >> 10) & 0b111)], (size - 17) / 4)
  // The mode takes four bits, so the length and the text start in the middle of a byte.
  const halves = bytes.flatMap((byte) => [byte >> 4, byte & 15])
  const byteAt = (index: number) => (halves[index] ?? 0) * 16 + (halves[index + 1] ?? 0)
  const text = Buffer.from(Array.from({ length: byteAt(1) }, (_, index) => byteAt(3 + 2 * index))).toString('utf8')
  return { level: LEVELS[(field >> 13) & 0b11], text }
}

/**
 * Reads a QR code from an SVG element.
 *
 * @param code the element, whose last path contains the dark modules
 */
export async function readQrCode(code: Locator): Promise<Reading> {
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
  return decodeModules(getModules((await code.locator('path').last().getAttribute('d')) ?? '', size))
}

/** Width of the light margin in modules (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4

/**
 * Reads a QR code from an image file that contains only the code and its quiet zone.
 *
 * @returns the content of the code and the width of the image in pixels
 */
export async function readQrFile(file: string): Promise<Reading & { width: number }> {
  const { data, info } = await sharp(file).flatten().greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width } = info
  // Scaling blurs the edges, so the measured size is rounded to a valid one.
  const about = (QUIET_ZONE * width) / (data.findIndex((shade) => shade < 128) % width) - 2 * QUIET_ZONE
  const size = 17 + 4 * Math.round((about - 17) / 4)
  const scale = width / (size + 2 * QUIET_ZONE)
  const dark = (row: number, column: number) => {
    const [y, x] = [row, column].map((place) => Math.floor((place + QUIET_ZONE + 0.5) * scale))
    return (data[(y ?? 0) * width + (x ?? 0)] ?? 255) < 128
  }
  const places = Array.from({ length: size }, (_, place) => place)
  return { ...decodeModules(places.map((row) => places.map((column) => dark(row, column)))), width }
}
