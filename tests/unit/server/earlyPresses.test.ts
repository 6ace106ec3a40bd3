import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { EARLY_PRESS_SCRIPT } from '#lib/earlyPresses.ts'
import { SCRIPT_LOADER } from '#server/transformDocument.ts'

/** The most that the answers to early presses may add to every page, gzipped. */
const MAX_BYTES = 400

it('the script that answers presses before hydration stays small', () => {
  const size = (text: string) => gzipSync(text, { level: 6 }).byteLength
  expect(size(SCRIPT_LOADER) - size(SCRIPT_LOADER.replace(EARLY_PRESS_SCRIPT, ''))).toBeLessThanOrEqual(MAX_BYTES)
})
