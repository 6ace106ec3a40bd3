import { css, minWidth, token } from './css.ts'
import { declarations } from './theme.ts'
import { fontFile, LATIN_EXTENDED, getParts, typefaces, unicodeRange, type Typeface } from './typefaces.ts'
import { baseStyle } from './base.styles.ts'
import { onDark, onLight, surfaces } from './surfaces.ts'
import { headerHeight, tokens } from './tokens.ts'

const face = ({ family, weight }: Typeface, file: string, range: string) => `@font-face {
  font-family: '${family}';
  src: url('${file}') format('woff2');
  font-weight: ${typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`};
  font-display: swap;
  unicode-range: ${range};
}`

/** A page loads only the files whose characters it contains. */
const faces = (typeface: Typeface) => [
  face(typeface, typeface.source('latin-ext'), LATIN_EXTENDED),
  ...getParts(typeface).map(([part, characters]) => face(typeface, fontFile(typeface, part), unicodeRange(characters))),
]

const times = ['Times New Roman', 'Liberation Serif', 'Tinos']
const arial = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica']
const toBoldNames = (fonts: readonly string[]) => fonts.map((font) => `${font} Bold`)

const fraunces = { weights: '100 900', ascent: 0.978, descent: 0.255 }
const figtree = { weights: '300 599', ascent: 0.95, descent: 0.25 }
const boldFigtree = { ...figtree, weights: '600 900' }

/**
 * System fonts adjusted to the real ones' metrics, so that nothing shifts when those load: fonts of the same widths, one
 * per operating system, and the real font's width relative to these, measured on the site's own text.
 */
const serifFallbacks = [
  { ...fraunces, name: 'Fraunces fallback', locals: times, widthPercent: 112 },
  { ...fraunces, name: 'Fraunces on Android', locals: ['Noto Serif'], widthPercent: 96 },
  { ...fraunces, name: 'Fraunces on Linux', locals: ['DejaVu Serif'], widthPercent: 89.5 },
]
const sansFallbacks = [
  { ...figtree, name: 'Figtree fallback', locals: arial, widthPercent: 100.8 },
  { ...boldFigtree, name: 'Figtree fallback', locals: toBoldNames(arial), widthPercent: 96 },
  { ...figtree, name: 'Figtree on Android', locals: ['Roboto'], widthPercent: 101 },
  { ...boldFigtree, name: 'Figtree on Android', locals: toBoldNames(['Roboto']), widthPercent: 101.5 },
  { ...figtree, name: 'Figtree on Linux', locals: ['DejaVu Sans'], widthPercent: 88.6 },
  { ...boldFigtree, name: 'Figtree on Linux', locals: toBoldNames(['DejaVu Sans']), widthPercent: 81.1 },
]

type Fallback = (typeof serifFallbacks)[number]

const toPercent = (part: number, { widthPercent }: Fallback) => `${((part / widthPercent) * 10_000).toFixed(2)}%`

const createFallbackFace = (fallback: Fallback) => `@font-face {
  font-family: '${fallback.name}';
  src: ${fallback.locals.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${fallback.weights};
  size-adjust: ${fallback.widthPercent}%;
  ascent-override: ${toPercent(fallback.ascent, fallback)};
  descent-override: ${toPercent(fallback.descent, fallback)};
  line-gap-override: 0%;
}`

const listNames = (fallbacks: readonly Fallback[]) => [...new Set(fallbacks.map(({ name }) => `'${name}'`))].join(', ')

const backgrounds = Object.entries(surfaces).map(
  ([name, { background }]) => `.surface-${name} { background-color: ${background}; }`,
)

export const themeStyle = css`
  ${typefaces.flatMap(faces)}
  ${[...serifFallbacks, ...sansFallbacks].map(createFallbackFace)}
  :root {
    color-scheme: light;
    ${declarations(tokens)}
    --font-serif: Fraunces, ${listNames(serifFallbacks)}, Georgia, serif;
    --font-sans: Figtree, ${listNames(sansFallbacks)}, system-ui, sans-serif;
    /* Its buttons grow with the reader's font size. */
    --header-height: max(${headerHeight.mobile}px, 3rem);
    ${minWidth('xl', `--header-height: max(${headerHeight.desktop}px, 3rem)`)};
  }
  :root,
  [class*='surface-'] {
    ${declarations(onLight)}
  }
  [class*='surface-'] {
    color: ${token('ink-soft')};
  }
  :is(.surface-dark, .surface-deep) {
    ${declarations(onDark)}
  }
  ${backgrounds}
  ${baseStyle}
`
