import { css } from 'styled-components'

/** What a file of a font covers: the subsets' own ranges, so that a page in English loads the Latin files alone. */
const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

type Subset = keyof typeof ranges

interface Font {
  name: string
  weights: string
  file: (subset: Subset) => string
}

/** The variable fonts with the axes in use: optical size and weight of the one, weight of the other. */
const fonts: readonly Font[] = [
  {
    name: 'Fraunces',
    weights: '100 900',
    file: (subset) => `@fontsource-variable/fraunces/files/fraunces-${subset}-opsz-normal.woff2`,
  },
  {
    name: 'Figtree',
    weights: '300 900',
    file: (subset) => `@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
  },
]

const face = ({ name, weights, file }: Font, subset: Subset) => `@font-face {
  font-family: ${name};
  src: url('${file(subset)}') format('woff2');
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${ranges[subset]};
}`

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
  ${fonts.flatMap((font) => [face(font, 'latin'), face(font, 'latin-ext')])}
  ${fallbacks.map(fallbackFace)}
`

/** Font stacks: the font, the measured fallback, then whatever the system has. */
export const fontStacks = {
  serif: `Fraunces, 'Fraunces fallback', Georgia, serif`,
  sans: `Figtree, 'Figtree fallback', system-ui, sans-serif`,
} as const
