import { css } from 'styled-components'
import { fontFile, LATIN_EXTENDED, partsOf, typefaces } from './typefaces.ts'
import type { Typeface } from './typefaces.ts'
import { unicodeRange } from './unicodeRange.ts'

const face = ({ family, weights }: Typeface, file: string, range: string) => `@font-face {
  font-family: ${family};
  src: url('${file}') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  unicode-range: ${range};
}`

/** A page loads the files whose characters it has. */
const faces = (typeface: Typeface) => [
  face(typeface, typeface.source('latin-ext'), LATIN_EXTENDED),
  ...partsOf(typeface).map(([part, characters]) => face(typeface, fontFile(typeface, part), unicodeRange(characters))),
]

interface Fallback {
  name: string
  weights: string
  /** Names of system fonts with the same widths, each a stand-in for the first on another system. */
  locals: readonly string[]
  /** How much wider the real font runs, in percent, measured on the site's own headings or paragraphs. */
  widthPercent: number
  /** Ascent and descent of the real font, as parts of its size. */
  ascent: number
  descent: number
}

const times = ['Times New Roman', 'Liberation Serif', 'Tinos']
const arial = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica']
const fraunces = { name: 'Fraunces fallback', ascent: 0.978, descent: 0.255 }
const figtree = { name: 'Figtree fallback', ascent: 0.95, descent: 0.25 }

/** System fonts dressed to the size of the real ones, so that nothing moves when those arrive. */
const fallbacks: readonly Fallback[] = [
  { ...fraunces, weights: '100 900', locals: times, widthPercent: 112 },
  { ...figtree, weights: '300 599', locals: arial, widthPercent: 100.8 },
  { ...figtree, weights: '600 900', locals: arial.map((font) => `${font} Bold`), widthPercent: 96 },
]

const percent = (part: number, { widthPercent }: Fallback) => `${((part / widthPercent) * 10_000).toFixed(2)}%`

const fallbackFace = (fallback: Fallback) => `@font-face {
  font-family: '${fallback.name}';
  src: ${fallback.locals.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${fallback.weights};
  size-adjust: ${fallback.widthPercent}%;
  ascent-override: ${percent(fallback.ascent, fallback)};
  descent-override: ${percent(fallback.descent, fallback)};
  line-gap-override: 0%;
}`

/** Every font of the site, and what stands in for it until it is there. */
export const fontFaces = css`
  ${typefaces.flatMap(faces)}
  ${fallbacks.map(fallbackFace)}
`

/** Font stacks: the font, the measured fallback, then whatever the system has. */
export const fontStacks = {
  serif: `Fraunces, 'Fraunces fallback', Georgia, serif`,
  sans: `Figtree, 'Figtree fallback', system-ui, sans-serif`,
} as const
