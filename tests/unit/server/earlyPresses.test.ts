import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { EARLY_POST_SCRIPT } from '#lib/earlyPosts.ts'
import { EARLY_PRESS_SCRIPT } from '#lib/earlyPresses.ts'
import { SCRIPT_LOADER } from '#server/transformDocument.ts'

/** The most that the answers to early presses may add to every page, gzipped. */
const MAX_BYTES = 400

const size = (text: string) => gzipSync(text, { level: 6 }).byteLength

it('the script that answers presses before hydration stays small', () => {
  expect(size(SCRIPT_LOADER) - size(SCRIPT_LOADER.replace(EARLY_PRESS_SCRIPT, ''))).toBeLessThanOrEqual(MAX_BYTES)
})

it('the script that sends a form before hydration stays small', () => {
  expect(size(`${SCRIPT_LOADER}\n${EARLY_POST_SCRIPT}`) - size(SCRIPT_LOADER)).toBeLessThanOrEqual(MAX_BYTES)
})
