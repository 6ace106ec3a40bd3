/**
 * Creates the site's font files from their npm packages, and measures how wide the fonts of operating systems are beside
 * them (`npm run fonts`).
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer as GlyphBuffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import {
  type Fallback,
  fallbacks,
  fontFile,
  getCharacters,
  getParts,
  LATIN,
  typefaces,
  type Typeface,
  type FallbackFace,
} from '#components/theme/typefaces.ts'
import english from '#content/en.json' with { type: 'json' }
import french from '#content/fr.json' with { type: 'json' }

/** OpenType features the site uses: kerning, ligatures and two styles of figures. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum']

/** Tables that no browser needs: names of styles, and hints for printers and old screens. */
const UNUSED_TABLES = ['STAT', 'gasp', 'prep']

const readPackageFile = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)))

/** Subsets a typeface to the characters of each of its parts. */
export async function subsetTypeface(typeface: Typeface) {
  const { source, weight, opticalSize } = typeface
  const font = await readPackageFile(source('latin'))
  const variationAxes = { wght: weight, ...(opticalSize !== undefined && { opsz: opticalSize }) }
  return Promise.all(
    getParts(typeface).map(async ([part, characters]) => ({
      file: fileURLToPath(import.meta.resolve(fontFile(typeface, part))),
      bytes: await subsetFont(font, characters, {
        targetFormat: 'woff2',
        variationAxes,
        keepFeatures: FEATURES,
        dropTables: UNUSED_TABLES,
      }),
    })),
  )
}

/** Texts in the serif typeface. */
const SERIF_TEXT = /^(heading|headline|title|summary|quote)$/

/** Texts a visitor reads; a shorter one does not wrap. */
const MIN_LENGTH = 20

function findTexts(content: unknown, isSerif: boolean, key = ''): string[] {
  if (typeof content === 'string') {
    return content.length >= MIN_LENGTH && SERIF_TEXT.test(key) === isSerif ? content.split('\n') : []
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) =>
    findTexts(value, isSerif, Array.isArray(content) ? key : name),
  )
}

/** Opens a font of which one weight is left. */
async function openInstance(name: string, variationAxes: Readonly<Record<string, number>> = {}) {
  const bytes = await subsetFont(await readPackageFile(name), getCharacters(LATIN), {
    targetFormat: 'truetype',
    variationAxes,
    keepFeatures: FEATURES,
    dropTables: UNUSED_TABLES,
  })
  const face = new Face(new Blob(new Uint8Array(bytes)))
  return { font: new Font(face), unitsPerEm: face.upem }
}

type Instance = Awaited<ReturnType<typeof openInstance>>

/** Measures a text as browsers set it, kerning included, in em. */
function measureWidth({ font, unitsPerEm }: Instance, text: string): number {
  const buffer = new GlyphBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphPositions().reduce((width, { xAdvance }) => width + xAdvance, 0) / unitsPerEm
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

function getTypeface({ family }: Fallback): Typeface {
  const typeface = typefaces.find((each) => each.family === family)
  if (typeface === undefined) throw new Error(`${family} is not among the typefaces.`)
  return typeface
}

/** Splits a text where the next character belongs to another group. */
function splitByGroup(text: string, groups: readonly string[]): { group: number; run: string }[] {
  const runs: { group: number; run: string }[] = []
  for (const character of text) {
    const group = groups.findIndex((characters) => characters.includes(character))
    const last = runs.at(-1)
    if (last?.group === group) last.run += character
    else runs.push({ group, run: character })
  }
  return runs
}

/**
 * Measures a system font beside the typeface that it stands in for, on the site's own words: half of the result is its
 * English, half its French. The last face of an overlap wins, so the one of all other characters comes first.
 */
export async function measureFallback(fallback: Fallback): Promise<FallbackFace[]> {
  const { name, weight, weights, locals, family, groups } = fallback
  const { source, opticalSize } = getTypeface(fallback)
  const typeface = await openInstance(source('latin'), {
    wght: weight,
    ...(typeof opticalSize === 'number' && { opsz: opticalSize }),
  })
  const system = await openInstance(fallback.source)
  const measureRatios = (content: unknown) => {
    const texts = findTexts(content, family === 'Fraunces')
    const runs = texts.flatMap((text) => splitByGroup(text, groups))
    const measure = (instance: Instance, parts: readonly string[]) =>
      sum(parts.map((part) => measureWidth(instance, part)))
    const ratios = [-1, ...groups.keys()].map((group) => {
      const own = runs.filter((run) => run.group === group).map(({ run }) => run)
      const width = measure(system, own)
      return { width, ratio: measure(typeface, own) / width }
    })
    // Kerning between the groups is the typeface's only.
    const kerning = measure(typeface, texts) / sum(ratios.map(({ width, ratio }) => width * ratio))
    return ratios.map(({ ratio }) => ratio * kerning)
  }
  const [inEnglish, inFrench] = [measureRatios(english), measureRatios(french)]
  const { ascender, descender, lineGap } = typeface.font.hExtents()
  return ['', ...groups].map((characters, index) => {
    const ratio = Number((((inEnglish[index] ?? Number.NaN) + (inFrench[index] ?? Number.NaN)) / 2).toFixed(3))
    const toPercent = (part: number) => Number(((part / typeface.unitsPerEm / ratio) * 100).toFixed(2))
    return {
      name,
      weights,
      locals,
      characters,
      sizeAdjust: Number((ratio * 100).toFixed(1)),
      ascentOverride: toPercent(ascender),
      descentOverride: toPercent(-descender),
      lineGapOverride: toPercent(lineGap),
    }
  })
}

const FALLBACK_FILE = 'components/theme/fallbackFaces.ts'

const createFallbackFile = (
  faces: readonly FallbackFace[],
) => `// Generated by \`npm run fonts\` from the font files. Do not edit.

import type { FallbackFace } from './typefaces.ts'

export const fallbackFaces: readonly FallbackFace[] = ${JSON.stringify(faces, null, 2)}
`

if (import.meta.main) {
  for (const { file, bytes } of (await Promise.all(typefaces.map(subsetTypeface))).flat()) {
    await writeFile(file, bytes)
    process.stdout.write(`${basename(file)}  ${(bytes.byteLength / 1000).toFixed(1)} kB\n`)
  }
  await writeFile(FALLBACK_FILE, createFallbackFile((await Promise.all(fallbacks.map(measureFallback))).flat()))
  // Its layout is the formatter's.
  execFileSync('oxfmt', [FALLBACK_FILE])
}
