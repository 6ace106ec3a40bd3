import { css } from 'styled-components'
import { fontFile, LATIN_EXTENDED, getParts, typefaces, unicodeRange, type Typeface } from './typefaces.ts'
import { baseStyle } from './base.styles.ts'
import { roleNames, surfaces } from './surfaces.ts'
import { declarations, from } from './theme.ts'
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

interface Fallback {
  name: string
  weights: string
  /** System fonts of the same widths, one per operating system. */
  locals: readonly string[]
  /** Width of the real font relative to these, in percent, measured on the site's own text. */
  widthPercent: number
  /** Metrics of the real font, relative to its size. */
  ascent: number
  descent: number
}

const times = ['Times New Roman', 'Liberation Serif', 'Tinos']
const arial = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica']
const toBoldNames = (fonts: readonly string[]) => fonts.map((font) => `${font} Bold`)

const fraunces = { weights: '100 900', ascent: 0.978, descent: 0.255 }
const figtree = { weights: '300 599', ascent: 0.95, descent: 0.25 }
const boldFigtree = { ...figtree, weights: '600 900' }

/** System fonts adjusted to the real ones' metrics, so that nothing shifts when those load. */
const serifFallbacks: readonly Fallback[] = [
  { ...fraunces, name: 'Fraunces fallback', locals: times, widthPercent: 112 },
  { ...fraunces, name: 'Fraunces on Android', locals: ['Noto Serif'], widthPercent: 96 },
  { ...fraunces, name: 'Fraunces on Linux', locals: ['DejaVu Serif'], widthPercent: 89.5 },
]
const sansFallbacks: readonly Fallback[] = [
  { ...figtree, name: 'Figtree fallback', locals: arial, widthPercent: 100.8 },
  { ...boldFigtree, name: 'Figtree fallback', locals: toBoldNames(arial), widthPercent: 96 },
  { ...figtree, name: 'Figtree on Android', locals: ['Roboto'], widthPercent: 101 },
  { ...boldFigtree, name: 'Figtree on Android', locals: toBoldNames(['Roboto']), widthPercent: 101.5 },
  { ...figtree, name: 'Figtree on Linux', locals: ['DejaVu Sans'], widthPercent: 88.6 },
  { ...boldFigtree, name: 'Figtree on Linux', locals: toBoldNames(['DejaVu Sans']), widthPercent: 81.1 },
]

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

/** All fonts and their fallbacks. */
const fontFaces = css`
  ${typefaces.flatMap(faces)}
  ${[...serifFallbacks, ...sansFallbacks].map(createFallbackFace)}
`

const listNames = (fallbacks: readonly Fallback[]) => [...new Set(fallbacks.map(({ name }) => `'${name}'`))].join(', ')

const fontStacks = {
  serif: `Fraunces, ${listNames(serifFallbacks)}, Georgia, serif`,
  sans: `Figtree, ${listNames(sansFallbacks)}, system-ui, sans-serif`,
} as const

/** Returns the roles of a surface as custom properties. */
function declareRoles({ background: _, ...colours }: (typeof surfaces)[keyof typeof surfaces]): string {
  return declarations(
    Object.fromEntries(
      Object.entries(roleNames).map(([role, name]) => [
        name,
        Object.entries(colours).find(([key]) => key === role)?.[1] ?? '',
      ]),
    ),
  )
}

const surfaceClasses = Object.entries(surfaces)
  .map(
    ([name, surface]) =>
      `.surface-${name}{${declareRoles(surface)}background-color:${surface.background};color:var(--ink-soft);}`,
  )
  .join('')

const variables = css`
  :root {
    color-scheme: light;
    ${declarations(tokens)}
    ${declareRoles(surfaces.white)}
    --font-serif: ${fontStacks.serif};
    --font-sans: ${fontStacks.sans};
    --header-height: ${headerHeight.mobile}px;
  }
  ${from('xl')} {
    :root {
      --header-height: ${headerHeight.desktop}px;
    }
  }
  ${surfaceClasses}
`

export const themeStyle = css`
  ${fontFaces}
  ${variables}
  ${baseStyle}
`
