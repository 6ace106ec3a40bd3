import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fallbackFaces } from '#components/theme/fallbackFaces.ts'
import {
  fallbacks,
  fontFile,
  LATIN,
  getParts,
  typefaces,
  type Typeface,
  getCharacters,
  formatUnicodeRange,
} from '#components/theme/typefaces.ts'
import english from '#content/en.json' with { type: 'json' }
import french from '#content/fr.json' with { type: 'json' }
import { subsetTypeface, measureFallback } from '../../../scripts/fonts.ts'
import { charactersIn } from './woff.ts'
import { characterMap } from './woff2.ts'

const served = (typeface: Typeface, part: string) =>
  readFile(fileURLToPath(import.meta.resolve(fontFile(typeface, part))))

/** A share of the width that other words of the same languages may change, above all of rare characters. */
const MAX_WIDTH_ERROR = 0.01

/** What a font file cannot draw of some characters. */
function missing(font: Buffer, characters: string): string[] {
  const drawn = charactersIn(characterMap(font))
  return Array.from(characters).filter((character) => !drawn.has(character.codePointAt(0) ?? 0))
}

describe('a unicode-range', () => {
  it.each([
    ['U+0041', 'A'],
    ['U+0041-0043', 'ABC'],
    ['U+0041-0043,U+20AC', 'ABC€'],
    ['U+0020,U+1F600', ' 😀'],
  ])('%s', (range, characters) => {
    expect(getCharacters(range)).toBe(characters)
    expect(formatUnicodeRange(characters)).toBe(range)
  })

  it('is sorted and without repetitions', () => {
    expect(formatUnicodeRange('CBAB€')).toBe('U+0041-0043,U+20AC')
  })
})

describe.each(typefaces)('$family', (typeface) => {
  it('has a glyph for every common character', async () => {
    expect(missing(await served(typeface, 'common'), typeface.common)).toEqual([])
  })

  it.each([english, french])(
    'draws the letters and spaces of the copy in $locale without its file for rare ones',
    (copy) => {
      const [, rare] = getParts(typeface).at(-1) ?? []
      const letters = JSON.stringify(copy).match(/[\p{L}\p{Zs}«»’]/gu) ?? []
      expect(rare?.length).toBeGreaterThan(0)
      expect(letters.filter((letter) => rare?.includes(letter))).toEqual([])
    },
  )

  it('has every Latin character in exactly one file', () => {
    const promised = getParts(typeface).flatMap(([, characters]) => Array.from(characters))
    expect(promised.toSorted()).toEqual(Array.from(getCharacters(LATIN)).toSorted())
  })

  it('has files cut from its present package (else run `npm run fonts`)', async () => {
    const files = await subsetTypeface(typeface)
    const current = await Promise.all(files.map(({ file }) => readFile(file)))
    expect(current).toEqual(files.map(({ bytes }) => bytes))
  })
})

it('a character without a glyph is found', async () => {
  const [typeface] = typefaces
  if (typeface === undefined) throw new Error('The site has no typeface.')
  expect(missing(await served(typeface, 'common'), 'AД買')).toEqual(['Д', '買'])
})

it.each(typefaces)('the common file of $family fits the first round trip of a slow phone', async (typeface) => {
  // Seven segments, as three files arrive at once, without the headers.
  expect((await served(typeface, 'common')).length).toBeLessThan(7 * 1460 - 280)
})

const listed = fallbacks.flatMap(({ name, weights, locals, groups }) =>
  ['', ...groups].map((characters) => ({ name, weights, locals, characters })),
)

it('every fallback is listed with what it stands in for (else run `npm run fonts`)', () => {
  expect(fallbackFaces.map(({ name, weights, locals, characters }) => ({ name, weights, locals, characters }))).toEqual(
    listed,
  )
})

describe.each(fallbacks)('$name at $weights', (fallback) => {
  it('has the width and height of its typeface (else run `npm run fonts`)', async () => {
    for (const measured of await measureFallback(fallback)) {
      const current = fallbackFaces.find(
        ({ name, weights, characters }) =>
          name === measured.name && weights === measured.weights && characters === measured.characters,
      )
      // A change of a few words needs no new measurement.
      expect(Math.abs((current?.sizeAdjust ?? 0) / measured.sizeAdjust - 1)).toBeLessThan(MAX_WIDTH_ERROR)
      expect(Math.abs((current?.ascentOverride ?? 0) / measured.ascentOverride - 1)).toBeLessThan(MAX_WIDTH_ERROR)
      expect(Math.abs((current?.descentOverride ?? 0) / measured.descentOverride - 1)).toBeLessThan(MAX_WIDTH_ERROR)
      expect(current?.lineGapOverride).toBe(measured.lineGapOverride)
    }
  })
})
