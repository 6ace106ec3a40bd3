/** Inclusive range of a variable font's axis. */
interface Range {
  min: number
  max: number
}

/** A variable font and the part of it that the site uses. */
export interface Typeface {
  family: 'Fraunces' | 'Figtree'
  /** Its package file, by subset. */
  source: (subset: 'latin' | 'latin-ext') => string
  weights: Range
  /** In CSS pixels; absent without an optical size axis. */
  opticalSizes?: Range
  /** Characters of the file every page loads. */
  common: string
  /** French letters in a file of their own. */
  french?: string
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** The bullet is the marker of lists, drawn in their font. */
const punctuation = ` \u00A0.,:;!?'"()-–—&$%/+‘’“”…•`

/** The site's typefaces. The headings' common file stays below 34 kB: two round trips on a slow phone connection. */
export const typefaces: readonly Typeface[] = [
  {
    family: 'Fraunces',
    source: (subset) => `@fontsource-variable/fraunces/files/fraunces-${subset}-opsz-normal.woff2`,
    weights: { min: 400, max: 600 },
    opticalSizes: { min: 9, max: 72 },
    common: `${letters}${punctuation}@×−ÉÀàçéèêô`,
    french: '«»ÂÆÇÈÊËÎÏÔŒÙÛÜâæëîïœùûüÿ',
  },
  {
    family: 'Figtree',
    source: (subset) => `@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
    // The whole axis: a shorter one rounds advance widths and changes line breaks.
    weights: { min: 300, max: 900 },
    common: `${letters}${punctuation}#*<=>@[\\]^_\`{|}~©®™°²¹½×«»÷−·€ÀÂÇÉÈÊËÎÏÔŒÙÛÜàâçéèêëîïôœùûü`,
  },
]

/** The characters of each font file, by its name; `latin` has the rest of Latin. */
export function partsOf({ common, french = '' }: Typeface): readonly (readonly [part: string, characters: string])[] {
  const named = common + french
  const latin = Array.from(charactersOf(LATIN)).filter((character) => !named.includes(character))
  return [['common', common], ...(french ? [['french', french] as const] : []), ['latin', latin.join('')]]
}

/** The import specifier of a generated font file (`npm run fonts`). */
export const fontFile = ({ family }: Typeface, part: string) =>
  `#components/theme/fonts/${family.toLowerCase()}-${part}.woff2`

/** Characters of a package's Latin subset, without control characters: a line break in a text would load a file. */
export const LATIN =
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** Characters of a package's extended subset. */
export const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const code = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

/** The characters of a CSS `unicode-range`, such as `U+0041-005A,U+20AC`. */
export function charactersOf(range: string): string {
  const spans = range.split(',').map((span) =>
    span
      .replace('U+', '')
      .split('-')
      .map((point) => parseInt(point, 16)),
  )
  return spans
    .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((point) => String.fromCodePoint(point))
    .join('')
}

/** The CSS `unicode-range` of some characters. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)]
    .flatMap((character) => character.codePointAt(0) ?? [])
    .toSorted((a, b) => a - b)
  const spans: { first: number; last: number }[] = []
  for (const point of points) {
    const span = spans.at(-1)
    if (span?.last === point - 1) span.last = point
    else spans.push({ first: point, last: point })
  }
  return spans.map(({ first, last }) => `U+${code(first)}${last > first ? `-${code(last)}` : ''}`).join(',')
}
