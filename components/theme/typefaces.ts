/** A fixed value on an axis of a variable font, or the inclusive range to keep. */
type AxisSetting = number | { min: number; max: number }

export interface Typeface {
  family: 'Fraunces' | 'Figtree'
  /** Its package file, by subset. */
  source: (subset: 'latin' | 'latin-ext') => string
  weight: AxisSetting
  /** In CSS pixels; absent without an optical size axis. */
  opticalSize?: AxisSetting
  /** Characters of the file that all pages load. */
  common: string
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const punctuation = ` \u00A0.,:;!?'"()-–—$%/+‘’“”−`
const french = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»'

/** The site's typefaces. Headings have one optical size: a file with the whole axis would be three times as large. */
export const typefaces: readonly Typeface[] = [
  {
    family: 'Fraunces',
    source: (subset) => `@fontsource-variable/fraunces/files/fraunces-${subset}-opsz-normal.woff2`,
    weight: 500,
    opticalSize: 48,
    // In names such as Québec, in mail addresses, and the marker of lists, which is drawn in their font.
    common: `${letters}${punctuation}é@•`,
  },
  {
    family: 'Figtree',
    source: (subset) => `@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
    weight: { min: 400, max: 700 },
    // Also in the names of French, of Québec's authorities and of cookies.
    common: `${letters}${punctuation}éèàç@&×÷·©…•_*`,
  },
]

/** Returns the characters of each font file, by its name; `latin` has the rest of Latin. */
export function getParts({ common }: Typeface): readonly (readonly [part: string, characters: string])[] {
  const without = (others: string, characters: string) =>
    Array.from(characters)
      .filter((character) => !others.includes(character))
      .join('')
  return [
    ['common', common],
    ['french', without(common, french)],
    ['latin', without(common + french, getCharacters(LATIN))],
  ]
}

/** Returns the import specifier of a generated font file (`npm run fonts`). */
export const fontFile = ({ family }: Typeface, part: string) =>
  `#components/theme/fonts/${family.toLowerCase()}-${part}.woff2`

/** Characters of a package's Latin subset, without control characters: a line break in a text would load a file. */
export const LATIN =
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** Characters of a package's extended subset but œ and Œ, which its file does not draw. */
export const LATIN_EXTENDED =
  'U+0100-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** A system font adjusted to a typeface's metrics, in percent, so that nothing moves when the typeface loads. */
export interface FallbackFace {
  name: string
  weights: string
  locals: readonly string[]
  /** Characters it draws; empty for all that no other face of its name draws. */
  characters: string
  sizeAdjust: number
  ascentOverride: number
  descentOverride: number
  lineGapOverride: number
}

/** A font of an operating system, shown until a typeface has loaded. */
export interface Fallback {
  /** Its name in `font-family`, one per operating system. */
  name: string
  family: Typeface['family']
  weight: number
  /** Weights that use it: a value or range of CSS. */
  weights: string
  /** Full names of fonts with the same widths; the browser takes the first that is installed. */
  locals: readonly string[]
  /** The package file to measure: one of these fonts, or one with the same widths. */
  source: string
  /** Characters that are measured, and adjusted, by themselves; all others are one group of their own. */
  groups: readonly string[]
}

const SPACES = ' \u00A0'
const SMALL_LETTERS = 'abcdefghijklmnopqrstuvwxyzàâæçèéêëîïôœùûüÿ'

const times = ['Times New Roman', 'Liberation Serif', 'Tinos']
const arial = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica']
const toBoldNames = (fonts: readonly string[]) => fonts.map((font) => `${font} Bold`)

interface System {
  name: string
  locals: readonly string[]
  source: (weight: 400 | 700) => string
}

const serifSystems: readonly System[] = [
  { name: 'fallback', locals: times, source: (weight) => `@fontsource/tinos/files/tinos-latin-${weight}-normal.woff2` },
  {
    name: 'on Android',
    locals: ['Noto Serif'],
    source: (weight) => `@fontsource/noto-serif/files/noto-serif-latin-${weight}-normal.woff2`,
  },
  { name: 'on Linux', locals: ['DejaVu Serif'], source: () => 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf' },
]

const sansSystems: readonly System[] = [
  { name: 'fallback', locals: arial, source: (weight) => `@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2` },
  {
    name: 'on Android',
    locals: ['Roboto'],
    source: (weight) => `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`,
  },
  {
    name: 'on Linux',
    locals: ['DejaVu Sans'],
    source: (weight) => `dejavu-fonts-ttf/ttf/DejaVuSans${weight === 700 ? '-Bold' : ''}.ttf`,
  },
]

/** Headings have one weight. */
const serifFallbacks = serifSystems.map(({ name, locals, source }): Fallback => ({
  name: `Fraunces ${name}`,
  family: 'Fraunces',
  weight: 500,
  weights: '100 900',
  locals,
  source: source(400),
  // Fraunces has wide small letters and narrow spaces: one factor for all would err by 2.3 % in a line of a heading.
  groups: [SPACES, SMALL_LETTERS],
}))

const sansFallbacks = sansSystems.flatMap(({ name, locals, source }): Fallback[] => {
  // Single letters differ more than kinds of letters do.
  const shared = { name: `Figtree ${name}`, family: 'Figtree', groups: [] } as const
  return [
    { ...shared, weight: 400, weights: '100 499', locals, source: source(400) },
    { ...shared, weight: 500, weights: '500 599', locals, source: source(400) },
    { ...shared, weight: 600, weights: '600 900', locals: toBoldNames(locals), source: source(700) },
  ]
})

export const fallbacks: readonly Fallback[] = [...serifFallbacks, ...sansFallbacks]

const toHex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

/** Expands a CSS `unicode-range`, such as `U+0041-005A,U+20AC`, to its characters. */
export function getCharacters(range: string): string {
  const spans = Array.from(range.matchAll(/U\+(\w+)(?:-(\w+))?/g), ([, first = '', last = first]) => {
    const start = parseInt(first, 16)
    return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => String.fromCodePoint(start + index))
  })
  return spans.flat().join('')
}

/** Writes characters as a CSS `unicode-range`. */
export function formatUnicodeRange(characters: string): string {
  const points = [...new Set(characters)]
    .flatMap((character) => character.codePointAt(0) ?? [])
    .toSorted((a, b) => a - b)
  const spans: { first: number; last: number }[] = []
  for (const point of points) {
    const span = spans.at(-1)
    if (span?.last === point - 1) span.last = point
    else spans.push({ first: point, last: point })
  }
  return spans.map(({ first, last }) => `U+${toHex(first)}${last > first ? `-${toHex(last)}` : ''}`).join(',')
}
