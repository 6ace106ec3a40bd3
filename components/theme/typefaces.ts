/** A range of an axis of a variable font, both ends included. */
interface Range {
  min: number
  max: number
}

/** A variable font, and what of it the site uses. */
export interface Typeface {
  family: 'Fraunces' | 'Figtree'
  /** Its file in the package it comes from, by subset. */
  source: (subset: 'latin' | 'latin-ext') => string
  weights: Range
  /** Sizes it is drawn for, in CSS pixels. Absent where every size has the same drawing. */
  opticalSizes?: Range
  /** The characters of the file every page loads. */
  common: string
  /** Letters of French that stand in a file of their own. */
  french?: string
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** With the dot of lists, which is written in the list's own font. */
const punctuation = ` \u00A0.,:;!?'"()-–—&$%/+‘’“”…•`

/**
 * The site's typefaces. The headings' common file is kept below 34 kB, which is what a phone on a slow line receives in
 * two round trips: it decides when the first screen is complete.
 */
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
    // All there are: with fewer, its letters would be rounded to other widths, and some lines break elsewhere.
    weights: { min: 300, max: 900 },
    common: `${letters}${punctuation}#*<=>@[\\]^_\`{|}~©®™°²¹½×«»÷−·€ÀÂÇÉÈÊËÎÏÔŒÙÛÜàâçéèêëîïôœùûü`,
  },
]

/** The characters of a typeface's own files, by the name of the file. The last one has what Latin has beyond. */
export function partsOf({ common, french = '' }: Typeface): readonly (readonly [part: string, characters: string])[] {
  const named = common + french
  const latin = Array.from(charactersOf(LATIN)).filter((character) => !named.includes(character))
  return [['common', common], ...(french ? [['french', french] as const] : []), ['latin', latin.join('')]]
}

/** The import of a file that is cut from a typeface (`npm run fonts`). */
export const fontFile = ({ family }: Typeface, part: string) =>
  `#components/theme/fonts/${family.toLowerCase()}-${part}.woff2`

/** What the Latin subset of a package covers, but for control characters: a line break in a text would fetch a file. */
export const LATIN =
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** What the subset with the rarer letters covers. */
export const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const code = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

/**
 * The characters a CSS `unicode-range` names.
 *
 * @param range for example `U+0041-005A,U+20AC`
 */
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

/** The CSS `unicode-range` of some characters, neighbours taken together. */
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
