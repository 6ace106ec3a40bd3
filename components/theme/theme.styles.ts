import { css, minWidth, token } from './css.ts'
import { declarations } from './theme.ts'
import { fallbackFaces } from './fallbackFaces.ts'
import {
  type FallbackFace,
  fallbacks,
  fontFile,
  LATIN_EXTENDED,
  getParts,
  typefaces,
  formatUnicodeRange,
  type Typeface,
} from './typefaces.ts'
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

/** Parts of a typeface that nearly every text of a language needs. */
const FIRST_PARTS = new Set(['common', 'french'])

/** A page loads only the files whose characters it contains. */
const createFaces = (typeface: Typeface, isFirst: boolean) =>
  getParts(typeface)
    .filter(([part]) => FIRST_PARTS.has(part) === isFirst)
    .map(([part, characters]) => face(typeface, fontFile(typeface, part), formatUnicodeRange(characters)))

const createFallbackFace = (fallback: FallbackFace) => `@font-face {
  font-family: '${fallback.name}';
  src: ${fallback.locals.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${fallback.weights};${fallback.characters === '' ? '' : `\n  unicode-range: ${formatUnicodeRange(fallback.characters)};`}
  size-adjust: ${fallback.sizeAdjust}%;
  ascent-override: ${fallback.ascentOverride}%;
  descent-override: ${fallback.descentOverride}%;
  line-gap-override: ${fallback.lineGapOverride}%;
}`

const listNames = (family: Typeface['family']) =>
  [...new Set(fallbacks.filter((fallback) => fallback.family === family).map(({ name }) => `'${name}'`))].join(', ')

const backgrounds = Object.entries(surfaces).map(
  ([name, { background }]) => `.surface-${name} { background-color: ${background}; }`,
)

export const themeStyle = css`
  ${typefaces.flatMap((typeface) => createFaces(typeface, true))}
  ${fallbackFaces.map(createFallbackFace)}
  :root {
    color-scheme: light;
    ${declarations(tokens)}
    --font-serif: Fraunces, ${listNames('Fraunces')}, Georgia, serif;
    --font-sans: Figtree, ${listNames('Figtree')}, system-ui, sans-serif;
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

/** Faces of rare characters, which the first screen seldom has. */
export const otherFacesStyle = css`
  ${typefaces.flatMap((typeface) => [
    face(typeface, typeface.source('latin-ext'), LATIN_EXTENDED),
    ...createFaces(typeface, false),
  ])}
`
